import { expect, type Page } from '@playwright/test';
import { arriveByCode, enterAnswer, expectSolved, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';
import { addressOfCard, DESK, joinByCard, openBattlePage } from '../../support/studio/event-control.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

// 409: an arrival at a spot that has become full
test.use({ at: 'studio', allowedErrors: [409] });
test.slow();

/** Background of a quiet button: the main one of the page leads to another spot. */
const CARD = 'rgb(255, 253, 248)';
const TEAMS = ['Adler', 'Biber', 'Dachse'] as const;
const CODE = 'K7M2QX';
/** Longer than until a phone asks again whether there is room. */
const AGAIN_MS = 31_000;
const FULL = /^Hier ist gerade ein anderes Team\. Um \d\d:\d\d seid ihr spätestens dran\.$/;

const spot = (name: string, over: object = {}) => ({
  name,
  description: '<p>Hier.</p>',
  location_type: 'coordinates',
  location: { latitude: 49.02, longitude: 12.09 },
  tasks: [{ name: `Im ${name}`, task_type: 'guess_number', points: 10, task: { answer: 3 } }],
  ...over,
});

/** An open spot, one that asks for arrival, and one that opens with the points of the first. */
const SPOTS = [
  spot('Brunnen'),
  spot('Turm', { arrival_radius: 30, arrival_code: CODE }),
  spot('Archiv', { prerequisites: [{ unlock_type: 'points', value: 10 }] }),
];

type Fixtures = Parameters<typeof postAs>[0];

/** A Versus of three teams that has started, in a published run. */
async function startedVersus(sites: Fixtures) {
  const account = await sites.accounts.registered();
  const exploration = { name: uniqueName('Stadttor'), description: '<p>Los!</p>', postal_code: '93047', pois: SPOTS };
  const file = { format: 'puzzle-run/1', exploration };
  const run = await postAs(sites, { account, path: '/management/explorations/file', body: file });
  await fetch(`${sites.testSite.studioUrl}/api/explorations/${run.id}/published`, {
    method: 'PUT',
    headers: { ...(await sites.accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify({ published: true }),
  });
  const battle = await postAs(sites, { account, path: '/battles', body: { name: uniqueName('Platzlauf') } });
  const list = { teams: TEAMS.map((name) => ({ name })), explorations: [run.id] };
  await postAs(sites, { account, path: `/battles/${battle.id}/teams`, body: list });
  return { account, battle };
}

/** Solves the only quest of a spot. */
async function solve(phone: Page, name: string): Promise<void> {
  await enterAnswer(taskCard(phone, `Im ${name}`), 'Zahl', '3');
  await expectSolved(taskCard(phone, `Im ${name}`), 10);
}

const toOverview = (phone: Page) => phone.getByRole('link', { name: 'Übersicht', exact: true }).click();
const cardOf = (phone: Page, name: string) =>
  phone.getByRole('article').filter({ has: phone.getByRole('heading', { name, exact: true }) });

test('a team that finds a spot full goes to another one, and gets in when the other team is done', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const [adler, biber, dachse] = [await openBrowser({}), await openBrowser({}), await openBrowser({})];
  const { account, battle } = await startedVersus({ accounts, testSite: { studioUrl: testSite.url } });
  await logInToStudio(desk, account);
  await desk.goto(`/management/battle/${battle.slug}`);

  await test.step('the organiser lets one team at a time into a spot', async () => {
    const room = desk.getByRole('group', { name: 'Platz an einem Spot' });
    const teams = room.getByRole('textbox', { name: 'Höchstens so viele Teams gleichzeitig' });
    const minutes = room.getByRole('textbox', { name: 'Wer wartet, darf spätestens nach so vielen Minuten hinein' });
    await expect(teams).toHaveValue('');
    await expect(minutes).toBeHidden();
    await teams.fill('1');
    await expect(minutes).toHaveValue('10');
    await minutes.fill('15');
    await saveForm(desk);
    await expect(desk.getByRole('alert')).toBeVisible();
    await desk.reload();
    await expect(teams).toHaveValue('1');
    await expect(minutes).toHaveValue('15');
    await expectAccessible(desk, 'form of a Versus with room');
  });

  await test.step('two teams play', async () => {
    await openBattlePage(desk, 'Teilen');
    const addresses: string[] = [];
    for (const team of TEAMS) addresses.push(await addressOfCard(desk, team));
    for (const [index, phone] of [adler, biber, dachse].entries()) {
      await phone.clock.install();
      await joinByCard(phone, addresses[index] ?? '');
    }
    await openPoi(adler, 'Brunnen');
    await solve(adler, 'Brunnen');
    await openPoi(dachse, 'Turm');
    await openPoi(biber, 'Turm');
    await arriveByCode(biber, CODE);
    await expect(taskCard(biber, 'Im Turm')).toBeVisible();
  });

  await test.step('a third one comes to the same spot, and is led to an open one', async () => {
    await arriveByCode(dachse, CODE);
    // Above the way there, and where the code was typed.
    await expect(dachse.getByText(FULL)).toHaveCount(2);
    await expect(dachse.getByRole('button', { name: 'Code eintippen' })).toBeHidden();
    await dachse.reload();
    const proposed = dachse.getByRole('list', { name: 'Geht erst zu:' }).getByRole('link');
    await expect(proposed).toHaveText(['Brunnen']);
    await expect(dachse.getByRole('link', { name: 'In Karten-App öffnen' })).toHaveCSS('background-color', CARD);
    await expectAccessible(dachse, 'arrival at a full spot');
    // A thumb that taps twice.
    await proposed.dblclick();
    await expect(dachse.getByRole('heading', { level: 1, name: 'Brunnen' })).toBeVisible();
    await solve(dachse, 'Brunnen');
  });

  await test.step('its next spot is full, too, in the list and by its address', async () => {
    await toOverview(dachse);
    for (const name of ['Turm', 'Archiv'])
      await expect(cardOf(dachse, name)).toContainText('Hier ist gerade ein anderes Team.');
    await expect(cardOf(dachse, 'Archiv')).toContainText('Einen anderen offenen Spot gibt es gerade nicht.');
    await dachse.getByRole('radio', { name: 'Karte' }).check();
    await dachse.getByRole('button', { name: '2. Turm: gerade voll' }).click();
    await expect(dachse.getByRole('article', { name: 'Turm' })).toContainText('Hier ist gerade ein anderes Team.');
    await dachse.getByRole('radio', { name: 'Liste' }).check();
    await expectAccessible(dachse, 'full spot in the list');
    const { origin, pathname } = new URL(dachse.url());
    await dachse.goto(`${origin}${pathname}/archiv`);
    await expect(dachse.getByText(FULL)).toBeVisible();
    await dachse.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await expect(dachse.getByText(/^Another team is here right now\. You’ll be let in by \d\d:\d\d\.$/)).toBeVisible();
    await dachse.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  });

  await test.step('it gets in when the other teams are done', async () => {
    await toOverview(adler);
    await openPoi(adler, 'Archiv');
    await solve(adler, 'Archiv');
    await dachse.clock.fastForward(AGAIN_MS);
    await expect(taskCard(dachse, 'Im Archiv')).toBeVisible();
    await solve(dachse, 'Archiv');
    await toOverview(dachse);
    await openPoi(dachse, 'Turm');
    await expect(dachse.getByText(FULL)).toHaveCount(2);
    await solve(biber, 'Turm');
    await dachse.clock.fastForward(AGAIN_MS);
    await arriveByCode(dachse, CODE);
    await solve(dachse, 'Turm');
  });
});
