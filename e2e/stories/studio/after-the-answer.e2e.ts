import { expect } from '@playwright/test';
import { enterAnswer, expectSolved, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert, saveSolution } from '../../support/studio/task-editor.ts';

test.use({ at: 'studio', allowedErrors: [422] });

test('a creator allows typos, and a player solves the quest with one', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Tippfehler'));
  const poi = await built.poi('Dom');
  const answers = { TaskGuessTextAnswers: [{ answer: 'Wasserspeier' }, { answer: 'Wasserspeyer' }] };
  const sent = { name: 'Am Dach', points: 10, task_type: 'guess_text', task: answers };
  expect((await built.send('POST', `/pois/${poi.id}/tasks`, sent)).ok).toBe(true);
  expect(await built.publish()).toBe(200);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom/task/am-dach`);

  const typos = creator.getByLabel('Tippfehler');
  await expect(typos).toHaveValue('0');
  await typos.selectOption('Einen erlauben, ab 5 Buchstaben');
  await expect(creator.getByText('„Wasserspeier“ und „Wasserspeyer“')).toBeVisible();
  await creator.getByRole('button', { name: 'Wasserspeyer entfernen' }).click();
  await expect(creator.getByText('„Wasserspeier“ und „Wasserspeyer“')).toBeHidden();
  const previewed = taskCard(creator, 'Am Dach');
  await enterAnswer(previewed, 'Antwort', 'Waserspeir');
  await expect(previewed.getByRole('alert')).toBeVisible();
  await enterAnswer(previewed, 'Antwort', 'Wasserspeir');
  await expectSolved(previewed, 10);
  await saveSolution(creator);
  await expectAlert(creator, 'update');

  await player.goto(`${testSite.url}/exploration/${built.exploration.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, 'Dom');
  const task = taskCard(player, 'Am Dach');
  await enterAnswer(task, 'Antwort', 'Waserspeir');
  await expect(task.getByRole('alert')).toBeVisible();
  await enterAnswer(task, 'Antwort', 'wasserspeir');
  await expectSolved(task, 10);
});
