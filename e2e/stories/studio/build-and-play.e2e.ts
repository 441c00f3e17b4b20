import { expect, type Locator, type Page } from '@playwright/test';
import { type RunTask, runTask } from '@puzzle-runs/contract/run-format.ts';
import { submitLogin, submitRegistration, type TestAccount, type TestAccounts } from '../../support/accounts.ts';
import { enterAnswer, expectPoints, expectSolved, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { solveTask } from '../../support/play/solve-task.ts';
import { test } from '../../support/stories.ts';
import { followLink, makePoi, makePrerequisite, makeTasks } from '../../support/studio/create-on-screen.ts';
import { nameField, postalCodeField, saveForm, uniqueName, writeText } from '../../support/studio/creator-setup.ts';
import { saveTask } from '../../support/studio/task-editor.ts';

// 409: publishing too early; 422: the wrong answer.
test.use({ at: 'studio', allowedErrors: [409, 422] });

const task = (name: string, kind: object): RunTask => runTask.parse({ name, points: 10, ...kind });

const BRIDGE = [
  task('Wer steht auf der Brücke?', { task_type: 'guess_text', task: { answers: ['Bruckmandl', 'Das Bruckmandl'] } }),
  task('Was fließt darunter?', {
    task_type: 'choice',
    task: {
      choices: [
        { answer: 'Donau', correct: true },
        { answer: 'Isar', correct: false },
      ],
    },
  }),
];
const BARN = [
  task('Was lag hier?', {
    task_type: 'cloze',
    task: { text: 'Im __________ lag einmal __________ für viele', words: ['Stadel', 'Salz'] },
  }),
  task('Vom Fluss zum Dach', { task_type: 'order', task: { entries: ['Kai', 'Tor', 'Giebel'] } }),
];
const VIEW = [
  task('Wie viele Bögen siehst du?', { task_type: 'guess_number', task: { answer: 16, range_from: 0, range_to: 32 } }),
  task('Such das Schild', {
    task_type: 'locate',
    task: { locate_type: 'qr', image: 'Steinerne Brücke', code: '1146' },
  }),
];

interface Arrival {
  account: TestAccount;
  /** Origin of the player site. */
  playerSite: string;
}

/** Registers in the studio, confirms there by mail, logs in on the player site, and opens the studio from there. */
async function registerAndOpenStudio(
  creator: Page,
  accounts: TestAccounts,
  { account, playerSite }: Arrival,
): Promise<void> {
  await creator.goto('/register');
  await submitRegistration(creator, account);
  const { link } = await accounts.mail(account, '/register/verify');
  await creator.goto(link);
  await creator.getByLabel('Ich stimme zu').check();
  await creator.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(creator).toHaveURL('/register?alert=verified');
  await creator.goto(`${playerSite}/register`);
  await submitLogin(creator, account);
  await creator.getByRole('banner').getByRole('link', { name: 'Studio' }).click();
  await expect(creator.getByRole('heading', { name: 'Noch kein Puzzle Run' })).toBeVisible();
}

async function makeExploration(creator: Page, name: string): Promise<void> {
  await creator.getByRole('link', { name: 'Neuer Puzzle Run' }).first().click();
  await nameField(creator).fill(name);
  await writeText(creator, 'Über die Brücke und zurück.');
  await postalCodeField(creator).fill('93047');
  await creator.getByRole('button', { name: /^Bild und Zugang/ }).click();
  await creator.getByLabel('Nur mit Zugangscode').check();
  await creator.getByRole('textbox', { name: 'Code', exact: true }).fill('BOGEN');
  await saveForm(creator);
  await expect(creator.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Publishes on the page of the run. */
async function publish(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Veröffentlichen' }).click();
}

/** Expects a fault that prevents publishing, and returns the button for the step that ends it. */
async function expectMissing(creator: Page, sentence: string, step: string): Promise<Locator> {
  const panel = creator.getByRole('region', { name: 'Veröffentlichen' });
  await expect(panel).toContainText(sentence);
  await expect(panel.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);
  return panel.getByRole('link', { name: step });
}

test('builds a run on the screens only, and a guest plays it to its finish on a phone', {
  tag: '@only-desk',
}, async ({ creator, player, accounts, testSite }) => {
  test.slow();
  const name = uniqueName('Rund um die Brücke');

  await test.step('the creator registers and creates a run', async () => {
    await registerAndOpenStudio(creator, accounts, { account: accounts.unregistered(), playerSite: testSite.url });
    await makeExploration(creator, name);
    await expectMissing(creator, 'Der Run hat noch keinen Spot.', 'Ersten Spot anlegen');
  });

  await test.step('the creator adds a spot with an address, open from the start', async () => {
    await followLink(creator, 'Puzzle Spots');
    await makePoi(creator, 'Bruckmandl', async () => {
      await creator.getByRole('radio', { name: 'Adresse' }).check();
      await creator.getByLabel('Straße und Hausnummer').fill('Steinerne Brücke 1');
      await creator.getByLabel('Postleitzahl').fill('93047');
      await creator.getByRole('button', { name: 'Regensburg als Ort übernehmen' }).click();
    });
    await makeTasks(creator, BRIDGE);
  });

  await test.step('the creator adds a spot with a hint, open from 20 points on', async () => {
    await followLink(creator, 'Puzzle Spots');
    await makePoi(creator, 'Salzstadel', async () => {
      await creator.getByRole('radio', { name: 'Hinweise' }).check();
      await creator.getByRole('textbox', { name: 'Text', exact: true }).fill('Am Ende der Brücke');
      await creator.getByLabel('Kosten in Punkten').fill('5');
    });
    await makePrerequisite(creator, 'Punkte', 20);
    await makeTasks(creator, BARN);
  });

  await test.step('the creator places a spot on the map with the keyboard, with a qualifier that cannot be met', async () => {
    await followLink(creator, 'Puzzle Spots');
    await makePoi(creator, 'Aussicht', async () => {
      await creator.getByRole('radio', { name: 'Koordinaten' }).check();
      await creator.getByText('Tippe auf die Karte').scrollIntoViewIfNeeded(); // the map starts when it is visible
      const toCentre = creator.getByRole('button', { name: 'Nadel in die Mitte setzen' });
      await expect(toCentre).toBeEnabled(); // when the map has started
      await toCentre.press('Enter');
      const pin = creator.getByRole('button', { name: 'Dieser Spot' });
      await expect(pin).toBeFocused();
      const latitude = await creator.getByLabel('Breitengrad').inputValue();
      await pin.press('ArrowUp');
      await expect(creator.getByLabel('Breitengrad')).not.toHaveValue(latitude);
      await expect(creator.getByText(/^Die Nadel ist bei 49/)).toBeAttached();
    });
    await makePrerequisite(creator, 'Minuten', 0);
    await makePrerequisite(creator, 'Quests', 40);
    await makeTasks(creator, VIEW);
  });

  await test.step('the creator corrects the qualifier and publishes the run', async () => {
    await followLink(creator, name);
    const fault = 'Er verlangt 40 gelöste Quests, erreichbar sind nur 4.';
    await (await expectMissing(creator, fault, 'Aussicht erreichbar machen')).click();
    await creator.getByRole('button', { name: '40 gelösten Quests', exact: true }).click();
    await creator.getByLabel('Wie viele Quests?').fill('4');
    await saveTask(creator);
    await expect(creator).toHaveURL(/alert=update$/);
    await followLink(creator, name);
    await expect(creator.getByText('Es fehlt nichts')).toBeVisible();
    await publish(creator);
    await expect(creator.getByText('Alle finden diesen Run')).toBeVisible();
  });

  const address = await test.step('the creator prints and shares the run', async () => {
    await followLink(creator, 'Teilen');
    await followLink(creator, 'Drucken');
    for (const { name: what } of [...BRIDGE, ...BARN, ...VIEW]) await expect(taskCard(creator, what)).toBeVisible();
    await creator.getByLabel('Antworten zeigen').check();
    await expect(taskCard(creator, 'Wie viele Bögen siehst du?')).toContainText('16');
    await followLink(creator, 'Link und QR-Code');
    await expect(creator.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
    return creator.getByLabel('Link zum Mitspielen').inputValue();
  });

  await test.step('a guest joins by the link, gives a wrong answer, and solves the first spot', async () => {
    await player.setViewportSize({ width: 390, height: 844 });
    await player.goto(address);
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(player.getByRole('link', { name: /^Erkunden/ })).toHaveCount(1);
    await openPoi(player, 'Bruckmandl');
    await expect(player.getByText('Steinerne Brücke 1, 93047 Regensburg')).toBeVisible();
    await enterAnswer(taskCard(player, 'Wer steht auf der Brücke?'), 'Antwort', 'Niemand');
    await expect(player).toHaveURL(/alert=wrong_answer$/);
    for (const task of BRIDGE) await solveTask(taskCard(player, task.name), task);
  });

  await test.step('the guest pays for the hint and solves the second spot', async () => {
    await player.getByRole('link', { name: 'Salzstadel', exact: true }).click();
    await player.getByRole('button', { name: 'Aufdecken' }).click();
    await player.getByRole('dialog').getByRole('button', { name: 'Aufdecken' }).click();
    await expect(player.getByText('Am Ende der Brücke')).toBeVisible();
    await expectPoints(player, 15);
    for (const task of BARN) await solveTask(taskCard(player, task.name), task);
  });

  await test.step('the guest solves the last spot and reaches the finish', async () => {
    await player.getByRole('link', { name: 'Aussicht', exact: true }).click();
    for (const task of VIEW) await solveTask(taskCard(player, task.name), task);
    await expectSolved(taskCard(player, 'Such das Schild'), 10);
    await player.getByRole('link', { name: 'Zum Ziel' }).last().click();
    const finish = player.getByRole('region', { name: 'Geschafft!' });
    await expect(finish).toContainText(`Du hast alle Quests von „${name}“ gelöst.`);
    await expect(finish).toContainText('55 von 60');
    expect(new URL(player.url()).origin).toBe(testSite.url);
  });
});
