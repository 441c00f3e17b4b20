import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import {
  addAnswers,
  beginTask,
  chooseTile,
  expectAlert,
  expectEntries,
  finishTask,
  openSetting,
  openTasks,
  setPoints,
  shortName,
} from '../../support/studio/task-editor.ts';
import { setUpTasks } from '../../support/studio/task-setup.ts';

test.use({ at: 'studio' });

test('creates a quest of each kind', async ({ creator, accounts, testSite }) => {
  test.slow();
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup);
  await creator.getByRole('link', { name: 'Neue Quest' }).first().click();

  await beginTask(creator, 'Zahlenraten', 'Höhe der Türme');
  await creator.getByLabel('Gesuchte Zahl').fill('105');
  await creator.getByLabel('Mit Schieberegler').check();
  await creator.getByRole('textbox', { name: 'Von' }).fill('10');
  await creator.getByRole('textbox', { name: 'Bis' }).fill('200');
  await expect(creator.getByText('Die gesuchte Zahl liegt fast in der Mitte des Reglers.')).toBeVisible();
  await creator.getByRole('textbox', { name: 'Von' }).fill('50');
  await creator.getByRole('textbox', { name: 'Bis' }).fill('300');
  await expect(creator.getByText('Die gesuchte Zahl liegt fast in der Mitte des Reglers.')).toBeHidden();
  await setPoints(creator, '0012');
  await finishTask(creator);
  await expectAlert(creator, 'create');
  await expect(creator).toHaveURL(/h%C3%B6he-der-t%C3%BCrme\?|höhe-der-türme\?/);

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Freitext', 'Was steht am Portal?');
  await addAnswers(creator, 'Dom', ' ', 'Kathedrale');
  await openSetting(creator, /^Tippfehler/);
  await creator.getByLabel('Auf Schlüsselwörter achten').check();
  await creator.keyboard.press('Escape');
  await finishTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Mehrfachauswahl', 'Welche Fenster sind alt?');
  await addAnswers(creator, 'Süd', 'Nord');
  await creator.getByLabel('Süd ist richtig').check();
  await finishTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Sortieren', 'Baugeschichte');
  await addAnswers(creator, 'Weihe', 'Brand');
  await creator.getByRole('button', { name: 'Brand nach oben' }).click();
  await openSetting(creator, /Versuche$/);
  await creator.getByRole('button', { name: 'Begrenzen' }).click();
  await creator.getByRole('textbox', { name: 'Versuche' }).fill('3');
  await creator.keyboard.press('Escape');
  await finishTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'QR-Code', 'Such den Esel');
  await chooseTile(creator, 'QR-Code vor Ort');
  await creator.getByLabel('Text des QR-Codes').fill('Esel am Dom');
  await creator.getByLabel('Code', { exact: true }).fill('IAH');
  await expect(creator.getByRole('img', { name: 'QR-Code mit dem Text Esel am Dom' })).toBeVisible();
  await finishTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Lückentext', 'Das Dombrückl');
  await creator.getByRole('textbox', { name: 'Lückentext' }).fill('Der Dom hat Türme');
  await creator.getByRole('button', { name: 'Dom', exact: true }).click();
  await finishTask(creator);
  await expectAlert(creator, 'create');

  expect(await setup.stored()).toMatchObject([
    { points: 12, task_type: 'guess_number', task: { answer: 105, range_from: 50, range_to: 300 } },
    {
      task_type: 'guess_text',
      task: { focus: true, TaskGuessTextAnswers: [{ answer: 'Dom' }, { answer: 'Kathedrale' }] },
    },
    {
      task: {
        TaskChoices: [
          { answer: 'Süd', correct: true },
          { answer: 'Nord', correct: false },
        ],
      },
    },
    { attempts: 3, task: { TaskOrderEntries: [{ text: 'Brand' }, { text: 'Weihe' }] } },
    { task: { locate_type: 'qr', image: 'Esel am Dom', code: 'IAH' } },
    { task: { text: '<p>Der __________ hat Türme</p>', TaskClozeWords: [{ word: 'Dom', position: 1 }] } },
  ]);
});

test('does not send an incomplete quest and names what is missing', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
  await openSetting(creator, '0 Punkte');
  await expect(creator.getByText('Mit 0 Punkten zählt die Quest in keiner Rangliste.')).toBeVisible();
  await creator.keyboard.press('Escape');
  await chooseTile(creator, 'Mehrfachauswahl');
  await addAnswers(creator, 'Süd');
  await finishTask(creator);
  await expectAlert(creator, 'missing');
  await expect(creator.getByText('Gib der Quest einen Namen.')).toBeVisible();
  await expect(creator.getByText('Markiere mindestens eine Antwort als richtig.')).toBeVisible();
  await expect(shortName(creator)).toBeFocused();
  expect(await setup.stored()).toEqual([]);
});

test('keeps the question and begins with new answers when another kind is chosen', async ({
  creator,
  accounts,
  testSite,
}) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
  await shortName(creator).fill('Türme');
  await setPoints(creator, '20');
  await addAnswers(creator, 'Zwei');
  await chooseTile(creator, 'Sortieren');
  await expect(shortName(creator)).toHaveValue('Türme');
  await expect(creator.getByRole('button', { name: '20 Punkte' })).toBeVisible();
  await expectEntries(creator, 'Richtige Reihenfolge');
  await creator.getByRole('button', { name: 'Antworten zurückholen' }).click();
  await expect(shortName(creator)).toHaveValue('Türme');
  await expectEntries(creator, 'Richtige Antworten', 'Zwei');
  await expect(creator.getByRole('radio', { name: 'Freitext' })).toBeChecked();
  await expect(creator.getByRole('button', { name: 'Antworten zurückholen' })).toHaveCount(0);
});

test('corrects numbers outside their range', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
  await openSetting(creator, /Punkte$/);
  const points = creator.getByRole('textbox', { name: 'Punkte' });
  for (const [typed, shown] of [
    ['007', '7'],
    ['3.9', '3'],
    ['-5', '5'],
    ['1000000', '100000'],
    ['', '0'],
    ['1.478', '1478'],
    ['12,5', '12'],
    ["1'478 Punkte", '1478'],
  ] as const) {
    await points.fill('');
    await points.pressSequentially(typed);
    await points.blur();
    await expect(points, typed).toHaveValue(shown);
  }
  await creator.keyboard.press('Escape');
  await openSetting(creator, /Versuche$/);
  await creator.getByRole('button', { name: 'Begrenzen' }).click();
  const attempts = creator.getByRole('textbox', { name: 'Versuche' });
  await attempts.fill('');
  await attempts.blur();
  await expect(attempts).toHaveValue('1');
});
