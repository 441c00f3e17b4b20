import { expect, type Locator, type Page } from '@playwright/test';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { offlineReady } from '../../support/offline-ready.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinOnScreen,
  openPoi,
  openTask,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { followLink } from '../../support/studio/create-on-screen.ts';
import { openRow, uniqueName } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { addOptions, beginTask, expectAlert, finishTask } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio', allowedErrors: ['network'] });
test.slow();

/** The spots of the garden with the points of their quests: gate, pond, maze, herbs beside the way, and the finale. */
const POINTS = { Tor: 10, Steg: 20, Insel: 30, Hecke: 15, Mitte: 25, Kräuter: 5, Bienen: 6, Pavillon: 40 };
const DECISION = 'Wohin zuerst?';
const [POND, MAZE] = ['Zum Teich', 'In den Irrgarten'];

const save = (creator: Page) => creator.keyboard.press('Control+s');
const trail = (creator: Page) => creator.getByRole('navigation', { name: 'Weg dieses Runs' });
const option = (creator: Page, name: string) => creator.getByRole('menuitemcheckbox', { name, exact: true });

/** Opens a spot on the trail, and the list of what it may wait for. */
async function beginSentence(creator: Page, spot: string): Promise<Locator> {
  await trail(creator).getByRole('link', { name: spot }).first().click();
  await expect(creator.getByRole('heading', { level: 1, name: spot })).toBeVisible();
  const sentence = creator.getByRole('region', { name: /^Öffnet sich/ });
  await sentence.getByRole('button', { name: 'von Anfang an' }).click();
  return sentence;
}

async function endSentence(creator: Page, sentence: Locator, text: RegExp): Promise<void> {
  await creator.keyboard.press('Escape');
  await expect(sentence).toContainText(text);
  await save(creator);
  await expectAlert(creator, 'update');
}

async function opensAfter(creator: Page, spot: string, before: string): Promise<void> {
  const sentence = await beginSentence(creator, spot);
  await option(creator, before).click();
  await endSentence(creator, sentence, new RegExp(`wenn\\s*${before.slice(2)}\\s*Spot\\s*geschafft ist`));
}

async function opensByChoice(creator: Page, spot: string, choice: string): Promise<void> {
  const sentence = await beginSentence(creator, spot);
  await creator.getByRole('menuitem', { name: 'wenn etwas Bestimmtes gewählt ist' }).click();
  await option(creator, choice).click();
  await endSentence(creator, sentence, new RegExp(`wenn bei „Wohin zuerst\\?“\\s*${choice}\\s*Möglichkeit\\s*gewählt`));
}

async function choosePieces(creator: Page, ...pieces: string[]): Promise<void> {
  await creator.getByRole('main').getByRole('link', { name: 'Quest 40' }).click();
  await creator.getByRole('main').getByRole('button', { name: 'Mehr zu Quest 40' }).click();
  await creator.getByRole('menuitem', { name: 'Teile: keine' }).click();
  const dialog = creator.getByRole('dialog', { name: 'Teile dieser Quest' });
  for (const piece of pieces) await dialog.getByRole('checkbox', { name: piece }).check();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(creator.getByRole('button', { name: `${pieces.length} Teile` })).toBeVisible();
  await save(creator);
  await expectAlert(creator, 'update');
}

/** On the page of the run: the end at the last spot, playable without a network, and a text at the finish. */
async function setRules(creator: Page, run: string): Promise<void> {
  await trail(creator).getByRole('link', { name: run }).click();
  await openRow(creator, /^Reihenfolge/);
  await creator.getByRole('radio', { name: 'Mit einem bestimmten Spot' }).check();
  await openRow(creator, /^Ohne Netz/);
  await creator.getByLabel('Spielbar ohne Netz').check();
  await openRow(creator, /^Einleitung und Schluss/);
  await creator.getByRole('button', { name: 'Schlusstext hinzufügen' }).click();
  await creator.getByRole('textbox', { name: /^Schlusstext am Ziel/ }).click();
  await creator.keyboard.type('Der Gärtner verrät euch sein Geheimnis.');
  await save(creator);
  await expectAlert(creator, 'update');
  await expect(creator.getByRole('button', { name: /^Reihenfolge/ })).toHaveText(/endet mit „Pavillon“$/);
}

async function overview(player: Page): Promise<void> {
  await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
}

async function solve(player: Page, spot: keyof typeof POINTS): Promise<void> {
  await openPoi(player, spot);
  const card = taskCard(player, `Quest ${POINTS[spot]}`);
  await enterAnswer(card, 'Zahl', '3');
  await expectSolved(card, POINTS[spot]);
  if (spot !== 'Tor') await overview(player);
}

async function choose(player: Page, choice: string): Promise<void> {
  const decision = await openTask(player, DECISION);
  await decision.getByLabel(choice).check();
  await decision.getByRole('button', { name: `So entscheiden: ${choice}` }).click();
  await expect(decision.getByText(`Eure Entscheidung: ${choice}`)).toBeVisible();
  await overview(player);
}

const closed = (player: Page) => player.getByRole('group').filter({ hasText: /Nicht auf eurem Weg|Not on your way/ });
const finish = (player: Page) => player.getByRole('region', { name: /^(Am Ziel!|You reached the finish!)$/ });
const pieces = (player: Page) => player.getByRole('region', { name: 'Eure Fundstücke' });
const card = (player: Page, spot: string) =>
  player.getByRole('article').filter({ has: player.getByRole('heading', { name: spot }) });

/** What the server counts for the game on this phone. */
async function counted(player: Page, { url }: { url: string }): Promise<JoinedPois> {
  const stored = (await player.localStorage.getItem('runTokens')) ?? '{}';
  const [token] = Object.values<{ tokenType: string; accessToken: string }>(JSON.parse(stored));
  const headers = { authorization: `${token?.tokenType} ${token?.accessToken}` };
  return (await fetch(`${url}/api/joined/pois`, { headers })).json();
}

async function expectWays(creator: Page, { exploration }: ExplorationBuilder): Promise<void> {
  await followLink(creator, 'Wege');
  await expect(creator).toHaveURL(`/management/exploration/${exploration.slug}/ways`);
  await expect(creator.getByText('1 Entscheidung, 1 Ende, 90 bis 111 Punkte.')).toBeVisible();
  await expect(creator.getByRole('definition')).toContainText([
    /^4 Spots.*90 Punkte · endet bei Pavillon/,
    /^6 Spots.*111 Punkte · endet bei Pavillon/,
    'Jeder Spot öffnet sich auf mindestens einem Weg.',
  ]);
  await expect(creator.getByText('Geht auch ohne: Kräuter, Bienen.')).toBeVisible();
  await expectAccessible(creator, 'the ways of the garden');
}

test('a creator builds a garden with two ways, and two phones play them, one of them without a network', {
  tag: '@only-desk',
}, async ({ creator, openBrowser, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Der Garten'));
  const { name, slug } = built.exploration;
  for (const [spot, points] of Object.entries(POINTS)) await built.task(await built.poi(spot), points);
  await logInToStudio(creator, built.creator);
  const phone = { baseURL: testSite.url, viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;

  await test.step('the creator lets a decision at the gate lead to the pond or into the maze', async () => {
    await creator.goto(`/management/exploration/${slug}/poi/tor`);
    await creator.getByRole('link', { name: 'Neue Quest' }).click();
    await beginTask(creator, 'Entscheidung', DECISION);
    await addOptions(creator, POND, MAZE);
    await finishTask(creator);
    await expectAlert(creator, 'create');
    await opensByChoice(creator, 'Steg', POND);
    await opensAfter(creator, 'Insel', '2 Steg');
    await opensByChoice(creator, 'Hecke', MAZE);
    await opensAfter(creator, 'Mitte', '4 Hecke');
    await opensAfter(creator, 'Kräuter', '1 Tor');
    await opensAfter(creator, 'Bienen', '6 Kräuter');
  });

  await test.step('the finale waits for the end of one way, has pieces of both, and ends the run', async () => {
    const sentence = await beginSentence(creator, 'Pavillon');
    for (const end of ['3 Insel', '5 Mitte']) await option(creator, end).click();
    await creator.keyboard.press('Escape');
    await sentence.getByRole('button', { name: 'alle 2' }).click();
    await creator.getByRole('menuitemradio', { name: '1 von 2' }).click();
    await endSentence(creator, sentence, /wenn\s*1 von 2\s*aus\s*Insel\s*Mitte\s*Spot\s*geschafft ist/);
    await choosePieces(creator, `2. ${DECISION}`, '1. Quest 30', '1. Quest 25');
    await setRules(creator, name);
  });

  await test.step('the creator looks at the ways, and publishes the run', async () => {
    await expectWays(creator, built);
    await followLink(creator, 'Bauen');
    await expect(creator.getByText('Es fehlt nichts')).toBeVisible();
    await creator.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(creator.getByText('Alle finden diesen Run')).toBeVisible();
  });

  await test.step('a player goes by the pond to the finale, and plays on', async () => {
    const player = await openBrowser(phone);
    await joinOnScreen(player, name);
    await expect(player.getByText('0 von 111 Punkten')).toBeVisible();
    await expect(card(player, 'Pavillon')).toContainText('Noch Insel oder Mitte');
    await solve(player, 'Tor');
    await choose(player, POND);
    await expect(closed(player)).toContainText('2 Spots');
    await expect(player.getByText('10 von 111 Punkten')).toBeVisible();
    await expect(card(player, 'Pavillon')).toContainText('Noch Insel');
    await expect(card(player, 'Pavillon')).not.toContainText('Mitte');
    await solve(player, 'Steg');
    await solve(player, 'Insel');
    await openPoi(player, 'Pavillon');
    await expect(pieces(player)).toContainText('alle 2');
    await expect(pieces(player).getByRole('listitem')).toHaveText([`${POND}Tor`, '3Insel', 'Nicht auf eurem Weg']);
    await overview(player);
    await solve(player, 'Pavillon');
    await expect(finish(player)).toContainText('100 von 111');
    await expect(finish(player)).toContainText('Offene Quests zählen trotzdem noch.');
    await expect(player.getByText('Der Gärtner verrät euch sein Geheimnis.')).toBeVisible();
    await solve(player, 'Kräuter');
    await expect(finish(player)).toContainText('105 von 111');
    await expectAccessible(player, 'the finish of one of two ways');
  });

  await test.step('another phone goes through the maze without a network, and the server agrees', async () => {
    const player = await openBrowser(phone);
    await joinOnScreen(player, name);
    await offlineReady(player);
    const ready = player.getByRole('region', { name: 'Für unterwegs geladen' });
    await expect(ready).toContainText('Antworten prüft dieses Handy auch ohne Netz.');
    await player.context().setOffline(true);
    await player.reload();
    await solve(player, 'Tor');
    await choose(player, MAZE);
    await expect(player.getByText('10 von 101 Punkten')).toBeVisible();
    for (const spot of ['Hecke', 'Kräuter', 'Mitte', 'Pavillon'] as const) await solve(player, spot);
    await expect(finish(player)).toContainText('95 von 101');
    await expect(closed(player)).toContainText('2 Spots');
    await expect(player.getByText('Der Gärtner verrät euch sein Geheimnis.')).toBeVisible();

    await expect(player.getByRole('region', { name: 'Kein Netz. 6 Antworten warten' })).toBeVisible();
    await player.context().setOffline(false);
    const progress = async () => (await counted(player, testSite)).progress;
    const sums = { netPoints: 95, pointsToEarn: 101, tasks_completed: 6, finished_at: expect.any(String) };
    await expect.poll(progress).toMatchObject(sums);
    await expect(player.getByRole('region', { name: /Antwort/ })).toBeHidden();
    const { rows, finale } = await counted(player, testSite);
    expect(finale).toContain('Der Gärtner');
    expect(rows.filter((poi) => !poi.unlocked && poi.closed).map((poi) => poi.name)).toEqual(['Steg', 'Insel']);
    await player.reload();
    await expect(finish(player)).toContainText('95 von 101');
    await expectPoints(player, 95);

    await player.getByLabel(/^(Sprache|Language)$/).selectOption('en');
    await expect(finish(player)).toContainText('95 of 101');
    await closed(player).locator('summary').click();
    await expect(closed(player).getByRole('listitem')).toHaveText(['Steg', 'Insel']);
    await expectAccessible(player, 'the finish of the other way, in English');
  });
});
