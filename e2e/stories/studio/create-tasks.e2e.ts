import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import {
  addAnswers,
  beginTask,
  chooseTile,
  expectAlert,
  openTasks,
  saveTask,
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
  await creator.getByRole('textbox', { name: 'Punkte' }).fill('0012');
  await saveTask(creator);
  await expectAlert(creator, 'create');
  await expect(creator).toHaveURL(/h%C3%B6he-der-t%C3%BCrme\?|höhe-der-türme\?/);

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Freitext', 'Was steht am Portal?');
  await addAnswers(creator, 'Dom', ' ', 'Kathedrale');
  await creator.getByLabel('Auf Schlüsselwörter achten').check();
  await saveTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Mehrfachauswahl', 'Welche Fenster sind alt?');
  await addAnswers(creator, 'Süd', 'Nord');
  await creator.getByLabel('Süd ist richtig').check();
  await saveTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Sortieren', 'Baugeschichte');
  await addAnswers(creator, 'Weihe', 'Brand');
  await creator.getByRole('button', { name: 'Brand nach oben' }).click();
  await creator.getByRole('button', { name: 'Begrenzen' }).click();
  await creator.getByRole('textbox', { name: 'Versuche' }).fill('3');
  await saveTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'QR-Code', 'Such den Esel');
  await chooseTile(creator, 'QR-Code vor Ort');
  await creator.getByLabel('Text des QR-Codes').fill('Esel am Dom');
  await creator.getByLabel('Code', { exact: true }).fill('IAH');
  await expect(creator.getByRole('img', { name: 'QR-Code mit dem Text Esel am Dom' })).toBeVisible();
  await saveTask(creator);
  await expectAlert(creator, 'create');

  await creator.goto(`${setup.tasks}/create`);
  await beginTask(creator, 'Lückentext', 'Das Dombrückl');
  await creator.getByRole('textbox', { name: 'Lückentext' }).fill('Der Dom hat Türme');
  await creator.getByRole('button', { name: 'Dom', exact: true }).click();
  await saveTask(creator);
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
  await expect(creator.getByText('Mit 0 Punkten zählt die Quest in keiner Rangliste.')).toBeVisible();
  await chooseTile(creator, 'Mehrfachauswahl');
  await addAnswers(creator, 'Süd');
  await saveTask(creator);
  await expectAlert(creator, 'missing');
  await expect(creator.getByText('Gib der Quest einen Namen.')).toBeVisible();
  await expect(creator.getByText('Markiere mindestens eine Antwort als richtig.')).toBeVisible();
  await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  expect(await setup.stored()).toEqual([]);
});

test('resets the form when another kind is chosen', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Türme');
  await creator.getByRole('textbox', { name: 'Punkte' }).fill('20');
  await chooseTile(creator, 'Sortieren');
  await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await expect(creator.getByRole('textbox', { name: 'Punkte' })).toHaveValue('0');
  await creator.getByRole('button', { name: 'Eingaben zurückholen' }).click();
  await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Türme');
  await expect(creator.getByRole('textbox', { name: 'Punkte' })).toHaveValue('20');
  await expect(creator.getByRole('radio', { name: 'Freitext' })).toBeChecked();
  await expect(creator.getByRole('button', { name: 'Eingaben zurückholen' })).toHaveCount(0);
});

test('corrects numbers outside their range', async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
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
  await creator.getByRole('button', { name: 'Begrenzen' }).click();
  const attempts = creator.getByRole('textbox', { name: 'Versuche' });
  await attempts.fill('');
  await attempts.blur();
  await expect(attempts).toHaveValue('1');
});
