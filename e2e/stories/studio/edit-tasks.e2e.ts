import { expect } from '@playwright/test';
import { dragByMouse } from '../../support/gestures.ts';
import { test } from '../../support/stories.ts';
import {
  addAnswers,
  entryButton,
  expectAlert,
  expectEntries,
  openSetting,
  openTasks,
  saveSolution,
  saveTask,
  setPoints,
  shortName,
} from '../../support/studio/task-editor.ts';
import { setUpTasks } from '../../support/studio/task-setup.ts';

test.use({ at: 'studio' });

const ORDER = {
  name: 'Baugeschichte',
  task_type: 'order',
  task: { TaskOrderEntries: [{ text: 'Brand' }, { text: 'Weihe' }, { text: 'Helme' }] },
} as const;

test('saves only changed fields, and a new name changes the address', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task(ORDER);
  await openTasks(creator, setup, 'baugeschichte');
  await saveTask(creator);
  await expectAlert(creator, 'nochange');
  await expect(creator.getByRole('button', { name: 'Antworten speichern' })).toHaveCount(0);

  // The alert must not cover the save buttons.
  await shortName(creator).fill('Geschichte');
  const sent = creator.waitForRequest((request) => request.method() === 'PATCH');
  await saveTask(creator);
  expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual(['name', 'updated_at']);
  await expect(creator).toHaveURL(`${setup.tasks}/geschichte?alert=update`);
  await expect(shortName(creator)).toHaveValue('Geschichte');
  await expect(creator.getByRole('radio')).toHaveCount(0);
  await expect(creator.getByRole('form', { name: 'Quest' }).getByText('Sortieren', { exact: true })).toBeVisible();
});

test('edits entries inline, one at a time', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task(ORDER);
  await openTasks(creator, setup, 'baugeschichte');

  await entryButton(creator, 'Weihe').click();
  const field = creator.getByLabel('Text von Nummer 2');
  await field.fill(' ');
  await creator.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(field, 'an empty text is not taken').toBeVisible();
  await field.fill('Weihe des Hochchors');
  await field.press('Enter');
  await expect(entryButton(creator, 'Weihe des Hochchors')).toBeFocused();

  await entryButton(creator, 'Brand').click();
  await expect(creator.getByLabel(/^Text von Nummer/)).toHaveCount(1);
  await creator.getByLabel('Text von Nummer 1').fill('Verworfen');
  await creator.getByLabel('Text von Nummer 1').press('Escape');
  await creator.getByRole('button', { name: 'Helme entfernen' }).click();
  await addAnswers(creator, 'Welterbe');
  await expectEntries(creator, 'Richtige Reihenfolge', 'Brand', 'Weihe des Hochchors', 'Welterbe');
  await saveSolution(creator);
  await expectAlert(creator, 'update');
  const [task] = await setup.stored();
  expect(task?.task).toMatchObject({
    TaskOrderEntries: [{ text: 'Brand' }, { text: 'Weihe des Hochchors' }, { text: 'Welterbe' }],
  });
});

test('keeps the focus on an entry that is moved with the keyboard', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task(ORDER);
  await openTasks(creator, setup, 'baugeschichte');
  const down = creator.getByRole('button', { name: 'Brand nach unten' });
  await down.press('Enter');
  await expect(down).toBeFocused();
  await creator.keyboard.press('Enter');
  await expectEntries(creator, 'Richtige Reihenfolge', 'Weihe', 'Helme', 'Brand');
  await expect(creator.getByText('Brand ist jetzt an Stelle 3 von 3.')).toBeAttached();
});

test('reorders entries dragged with the mouse or moved by Alt and an arrow key', { tag: '@only-desk' }, async ({
  creator,
  accounts,
  testSite,
}) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task(ORDER);
  await openTasks(creator, setup, 'baugeschichte');
  const handles = creator.getByRole('list', { name: 'Richtige Reihenfolge' }).getByTitle(/^Ziehen/);
  await expect(creator.getByRole('textbox', { name: 'Frage' })).toBeVisible(); // afterwards the layout does not shift
  await dragByMouse(creator, handles.nth(2), handles.nth(0));
  await expectEntries(creator, 'Richtige Reihenfolge', 'Helme', 'Brand', 'Weihe');
  await entryButton(creator, 'Weihe').press('Alt+ArrowUp');
  await expect(entryButton(creator, 'Weihe')).toBeFocused();
  await creator.keyboard.press('Alt+ArrowUp');
  await expectEntries(creator, 'Richtige Reihenfolge', 'Weihe', 'Helme', 'Brand');
  await creator.keyboard.press('Alt+ArrowUp');
  await saveSolution(creator);
  await expectAlert(creator, 'update');
  const [task] = await setup.stored();
  expect(task?.task).toMatchObject({ TaskOrderEntries: [{ text: 'Weihe' }, { text: 'Helme' }, { text: 'Brand' }] });
});

test('refuses a duplicate answer', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task({ name: 'Portal', task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: 'Dom' }] } });
  await openTasks(creator, setup, 'portal');
  await addAnswers(creator, 'dom');
  await expect(creator.getByText('Diese Antwort gibt es schon.')).toBeVisible();
  await openSetting(creator, /^Tippfehler/);
  await creator.getByLabel('Groß- und Kleinschreibung beachten').check();
  await creator.keyboard.press('Escape');
  await creator.getByRole('button', { name: 'Neue Antwort hinzufügen' }).click();
  await expectEntries(creator, 'Richtige Antworten', 'Dom', 'dom');
  await saveSolution(creator);
  await expectAlert(creator, 'update');
});

test('turns words of a cloze into gaps and back', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  const task = { text: '<p>Der __________ hat zwei Türme.</p>', TaskClozeWords: [{ word: 'Dom' }] };
  await setup.task({ name: 'Dombrückl', task_type: 'cloze', task });
  await openTasks(creator, setup, 'dombrückl');
  const text = creator.getByRole('textbox', { name: 'Lückentext' });
  await creator.getByRole('group', { name: 'Wörter auswählen' }).getByRole('button', { name: 'Türme' }).click();
  await expect(text).toHaveText('Der __________ hat zwei __________.');
  await expectEntries(creator, 'Wörter der Lücken', 'Dom', 'Türme');
  await creator
    .getByRole('list', { name: 'Wörter der Lücken' })
    .getByRole('button', { name: /^Dom in/ })
    .click();
  await expect(text).toHaveText('Der Dom hat zwei __________.');
  await creator.getByLabel('Wörter anbieten').uncheck();
  await saveSolution(creator);
  await expectAlert(creator, 'update');
  const [stored] = await setup.stored();
  expect(stored?.task).toMatchObject({
    text: '<p>Der Dom hat zwei __________.</p>',
    preview: false,
    TaskClozeWords: [{ word: 'Türme', position: 1 }],
  });
});

test('saves the two parts of a quest independently', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task({ name: 'Höhe', task_type: 'guess_number', task: { answer: 16 } });
  await openTasks(creator, setup, 'höhe');
  await setPoints(creator, '25');
  await creator.getByLabel('Gesuchte Zahl').fill('105');
  await saveSolution(creator);
  await expectAlert(creator, 'update');
  await expect(creator.getByRole('button', { name: '25 Punkte' })).toBeVisible();
  await saveTask(creator);
  await expect.poll(setup.stored).toMatchObject([{ points: 25, task: { answer: 105 } }]);
});

test('saves everything that changed with one button, also an answer that was not added', async ({
  creator,
  accounts,
  testSite,
}) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task({ name: 'Portal', task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: 'Dom' }] } });
  await openTasks(creator, setup, 'portal');
  await creator.getByLabel('Neue Antwort').first().fill('Kathedrale');
  await expect(creator.getByText('Nicht gespeichert').filter({ visible: true })).toBeVisible();
  await setPoints(creator, '25');
  await creator.keyboard.press('Control+s');
  await expectAlert(creator, 'update');
  await expectEntries(creator, 'Richtige Antworten', 'Dom', 'Kathedrale');
  await expect(creator.getByText('Nicht gespeichert')).toHaveCount(0);
  const answers = { TaskGuessTextAnswers: [{ answer: 'Dom' }, { answer: 'Kathedrale' }] };
  expect(await setup.stored()).toMatchObject([{ points: 25, task: answers }]);
});

test.describe('with one refused part', () => {
  test.use({ allowedErrors: [409] });

  test('saves the other part and names the refused one', async ({ creator, accounts, testSite }) => {
    const setup = await setUpTasks(accounts, testSite);
    await setup.task({ name: 'Höhe', task_type: 'guess_number', task: { answer: 16 } });
    await setup.task({ name: 'Tiefe', task_type: 'guess_number', task: { answer: 3 } });
    await openTasks(creator, setup, 'höhe');
    await shortName(creator).fill('Tiefe');
    await creator.getByLabel('Gesuchte Zahl').fill('105');
    await saveTask(creator);
    await expect(creator.getByText('Dieser Name ist schon vergeben.')).toBeVisible();
    await expect(creator.getByText('Nicht gespeichert: Höhe').filter({ visible: true })).toBeVisible();
    expect(await setup.stored()).toMatchObject([{ name: 'Höhe', task: { answer: 105 } }, { name: 'Tiefe' }]);
  });
});
