import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import {
  addAnswers,
  expectAlert,
  expectEntries,
  finishTask,
  openTasks,
  saveTask,
  setPoints,
  shortName,
} from '../../support/studio/task-editor.ts';
import { setUpTasks } from '../../support/studio/task-setup.ts';

test.use({ at: 'studio' });

const NUMBER = { task_type: 'guess_number', task: { answer: 16 } } as const;

test('keeps a draft of a new quest over a reload until it is discarded', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
  await shortName(creator).fill('Portal');
  await addAnswers(creator, 'Dom');
  creator.on('dialog', (dialog) => dialog.accept());
  await creator.reload();
  await expect(shortName(creator)).toHaveValue('Portal');
  await expectEntries(creator, 'Richtige Antworten', 'Dom');
  await creator.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(shortName(creator)).toHaveValue('');
  await expectEntries(creator, 'Richtige Antworten');
});

test('asks before a changed quest is left, and discards the draft', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task({ name: 'Höhe', ...NUMBER });
  await openTasks(creator, setup, 'höhe');
  await creator.getByLabel('Gesuchte Zahl').fill('105');
  const leave = async () => {
    await creator.getByRole('main').getByRole('button', { name: 'Mehr zu Dom St. Peter' }).click();
    await creator.getByRole('menuitem', { name: 'Liste der Bedingungen' }).click();
  };
  await leave();
  const question = creator.getByRole('dialog', { name: 'Ohne Speichern gehen?' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(creator.getByLabel('Gesuchte Zahl')).toHaveValue('105');
  await leave();
  await question.getByRole('button', { name: 'Verwerfen und gehen' }).click();
  await expect(creator).toHaveURL(/prerequisite$/);
  await creator.goBack();
  await expect(creator.getByLabel('Gesuchte Zahl')).toHaveValue('16');
});

test.describe('a quest that was saved elsewhere meanwhile', () => {
  test.use({ allowedErrors: [409] });

  test('is overwritten only after a question', async ({ creator, accounts, testSite }) => {
    const setup = await setUpTasks(accounts, testSite);
    const task = await setup.task({ name: 'Höhe', ...NUMBER });
    await openTasks(creator, setup, 'höhe');
    await setPoints(creator, '30');
    await setup.change(task, { name: 'Höhe der Türme', points: 20 });
    await saveTask(creator);
    const choice = creator.getByRole('dialog');
    await choice.getByRole('button').first().click();
    await expect(shortName(creator)).toHaveValue('Höhe der Türme');
    await expect(creator.getByRole('button', { name: '30 Punkte' })).toBeVisible();
    await saveTask(creator);
    await expectAlert(creator, 'update');
    expect(await setup.stored()).toMatchObject([{ name: 'Höhe der Türme', points: 30 }]);
  });

  test('shows beside the field that its name is taken', async ({ creator, accounts, testSite }) => {
    const setup = await setUpTasks(accounts, testSite);
    await setup.task({ name: 'Höhe', ...NUMBER });
    await openTasks(creator, setup, 'create');
    await shortName(creator).fill('Höhe');
    await addAnswers(creator, 'Dom');
    await finishTask(creator);
    await expect(creator.getByText('Dieser Name ist schon vergeben.')).toBeVisible();
    await expectEntries(creator, 'Richtige Antworten', 'Dom');
  });
});

test('saves the order of quests, and deletes one after confirmation', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  for (const name of ['Eins', 'Zwei', 'Drei']) await setup.task({ name, ...NUMBER });
  await openTasks(creator, setup);
  await expect(creator.getByText('Zahlenraten · 10 Punkte')).toHaveCount(3);
  await creator.getByRole('button', { name: 'Drei nach oben' }).click();
  await creator.getByRole('button', { name: 'Reihenfolge speichern' }).click();
  await expectAlert(creator, 'update');
  await creator.getByLabel('Position von Eins').fill('7');
  await creator.getByRole('button', { name: 'Reihenfolge speichern' }).click();
  await expectAlert(creator, 'nochange');
  expect((await setup.stored()).map(({ name }) => name)).toEqual(['Eins', 'Drei', 'Zwei']);
  await creator.getByLabel('Position von Eins').fill('1');

  await creator.getByRole('link', { name: 'Drei löschen' }).click();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expectAlert(creator, 'incorrect_entry');
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator).toHaveURL(/drei\/delete\/success\?alert=delete$/);
  await creator.getByRole('link', { name: 'Zu den Quests' }).click();
  await expect(creator.getByLabel(/^Position von/)).toHaveCount(2);
});
