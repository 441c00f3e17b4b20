import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  openPoi,
  taskCard,
  unfold,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { saveForm, uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { openSetting, writeQuestion } from '../../support/studio/task-editor.ts';

test.use({ at: 'studio' });

test('shows a creator’s changes on the phone that plays the run, and keeps its points', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Umbau'));
  const poi = await built.poi('Dom');
  for (const points of [10, 20]) await built.task(poi, points);
  expect(await built.publish()).toBe(200);
  const [solved, open] = [taskCard(player, 'Quest 10'), taskCard(player, 'Quest 20')];
  const typed = open.getByRole('textbox', { name: 'Zahl' });
  const page = `/management/exploration/${built.exploration.slug}/poi`;

  await player.goto(`${testSite.url}/exploration/${built.exploration.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, 'Dom');
  await enterAnswer(solved, 'Zahl', '3');
  await expectSolved(solved, 10);
  await unfold(open);
  await typed.fill('12');
  await logInToStudio(creator, built.creator);

  await test.step('renames the spot: the address changes and the input keeps its text and focus', async () => {
    await creator.goto(`${page}/dom`);
    await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Steinerne Brücke');
    await saveForm(creator);
    await expect(player.getByRole('heading', { level: 1, name: 'Steinerne Brücke' })).toBeVisible();
    await expect(player).toHaveURL(`${testSite.url}/exploration/${built.exploration.slug}/poi/steinerne-brücke`);
    await expect(typed).toHaveValue('12');
    await expect(typed).toBeFocused();
  });

  await test.step('changes the text of a quest', async () => {
    await creator.goto(`${page}/steinerne-brücke/task/quest-20`);
    await writeQuestion(creator, ' Zähl die Bögen!');
    await saveForm(creator);
    await expect(open.getByText('Zähl die Bögen!')).toBeVisible();
    await expect(typed).toHaveValue('12');
  });

  await test.step('changes the points of a solved quest for those who solved it, too', async () => {
    await creator.goto(`${page}/steinerne-brücke/task/quest-10`);
    await expect(creator.getByText('Gerade spielt jemand diesen Run')).toBeVisible();
    await openSetting(creator, '10 Punkte');
    await creator.getByRole('textbox', { name: 'Punkte' }).fill('15');
    await creator.getByRole('checkbox', { name: 'Auch für alle neu werten' }).check();
    await creator.keyboard.press('Escape');
    await saveForm(creator);
    await expectPoints(player, 15);
  });

  await test.step('deletes a solved quest: its points stay', async () => {
    await creator.goto(`${page}/steinerne-brücke/task/quest-10/delete`);
    await creator.getByRole('checkbox').check();
    await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(solved).toBeHidden();
    await expectPoints(player, 15);
  });

  await enterAnswer(open, 'Zahl', '3');
  await expectSolved(open, 20);
  await expectPoints(player, 35);
});
