import { expect, type Locator } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  openPoi,
  submitAnswer,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert, openSetting, saveSolution, saveTask, showPreview } from '../../support/studio/task-editor.ts';

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

  await openSetting(creator, /^Tippfehler/);
  const typos = creator.getByLabel('Tippfehler', { exact: true });
  await expect(typos).toHaveValue('0');
  await typos.selectOption('Einen erlauben, ab 5 Buchstaben');
  await expect(creator.getByText('„Wasserspeier“ und „Wasserspeyer“')).toBeVisible();
  await creator.keyboard.press('Escape');
  await creator.getByRole('button', { name: 'Wasserspeyer entfernen' }).click();
  await openSetting(creator, /^Tippfehler/);
  await expect(creator.getByText('„Wasserspeier“ und „Wasserspeyer“')).toBeHidden();
  await creator.keyboard.press('Escape');
  await showPreview(creator);
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

test('a creator explains a quest, and players read it after the answer', async ({
  creator,
  player,
  friend,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Erklärung'));
  const poi = await built.poi('Dom');
  const task = { answer: 105, range_from: null, range_to: null };
  const sent = { name: 'Höhe der Türme', points: 10, attempts: 1, task_type: 'guess_number', task };
  expect((await built.send('POST', `/pois/${poi.id}/tasks`, sent)).ok).toBe(true);
  expect(await built.publish()).toBe(200);
  await logInToStudio(creator, built.creator);
  const address = `/management/exploration/${built.exploration.slug}`;
  await creator.goto(`${address}/poi/dom/task/höhe-der-türme`);

  await openSetting(creator, 'ohne Erklärung');
  await creator.getByRole('textbox', { name: /^Erklärung nach der Antwort/ }).click();
  await creator.keyboard.type('Erst 1869 bekamen sie ihre Helme.');
  await openSetting(creator, '1 Versuch');
  await creator.getByLabel('Nach dem letzten Versuch die Lösung zeigen').check();
  await creator.keyboard.press('Escape');
  await showPreview(creator);
  const previewed = taskCard(creator, 'Höhe der Türme');
  await expect(previewed.getByRole('heading', { name: 'Erklärung' })).toBeHidden();
  await enterAnswer(previewed, 'Zahl', '100');
  await expect(previewed.getByText('Die Lösung: 105')).toBeVisible();
  await expect(previewed.getByText('Erst 1869')).toBeVisible();
  await saveTask(creator);
  await expectAlert(creator, 'update');
  await creator.goto(`${address}/overview`);
  await expect(creator.getByRole('article', { name: 'Höhe der Türme' })).toBeVisible();
  await expect(creator.getByText('Erst 1869')).toBeHidden();
  await creator.getByLabel('Erklärungen und Schlusstext zeigen').check();
  await expect(creator.getByText('Erst 1869')).toBeVisible();

  for (const [page, answer] of [
    [player, '105'],
    [friend, '100'],
  ] as const) {
    await page.goto(`${testSite.url}/exploration/${built.exploration.slug}`);
    await page.getByRole('button', { name: 'Mitmachen' }).click();
    await openPoi(page, 'Dom');
    const played = taskCard(page, 'Höhe der Türme');
    await expect(played.getByRole('button', { name: 'Antwort prüfen' })).toBeVisible();
    await enterAnswer(played, 'Zahl', answer);
    await expect(played.getByText('Erst 1869 bekamen sie ihre Helme.')).toBeVisible();
  }
  await expect(taskCard(player, 'Höhe der Türme').getByText('Die Lösung')).toBeHidden();
  await expect(taskCard(friend, 'Höhe der Türme').getByText('Die Lösung: 105')).toBeVisible();
});

test('a creator gives points for the best try; a player reads that beforehand and gets them with the last attempt', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Teilpunkte'));
  const poi = await built.poi('Dom');
  const task = {
    text: '<p>Der __________ hat zwei __________.</p>',
    preview: false,
    TaskClozeWords: [{ word: 'Dom' }, { word: 'Türme' }],
  };
  const sent = { name: 'Zwei Lücken', points: 15, attempts: 1, task_type: 'cloze', task };
  expect((await built.send('POST', `/pois/${poi.id}/tasks`, sent)).ok).toBe(true);
  expect(await built.publish()).toBe(200);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom/task/zwei-lücken`);

  await expect(creator.getByText('Nach dem letzten Versuch zählt dein bester')).toBeHidden();
  await openSetting(creator, '1 Versuch');
  await creator.getByLabel('Teilpunkte nach dem letzten Versuch').check();
  await creator.keyboard.press('Escape');
  await showPreview(creator);
  const fill = async (card: Locator) => {
    await expect(card.getByText('Nach dem letzten Versuch zählt dein bester')).toBeVisible();
    await card.getByLabel('Lücke 1').fill('Dom');
    await card.getByLabel('Lücke 2').fill('Uhren');
    await submitAnswer(card);
    await expect(card.getByText('Dein bester Versuch bringt 7 von 15 Punkten.')).toBeVisible();
    await expect(card.getByText('Gelöst', { exact: true })).toBeHidden();
    await expect(card.getByText('Nach dem letzten Versuch zählt dein bester')).toBeHidden();
  };
  await fill(taskCard(creator, 'Zwei Lücken'));
  await saveTask(creator);
  await expectAlert(creator, 'update');

  await player.goto(`${testSite.url}/exploration/${built.exploration.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, 'Dom');
  await fill(taskCard(player, 'Zwei Lücken'));
  await expectPoints(player, 7);
  await player.reload();
  await expect(player.getByText('Dein bester Versuch bringt 7 von 15 Punkten.')).toBeVisible();
});
