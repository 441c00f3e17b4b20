import { expect, type Locator, type Page } from '@playwright/test';
import type { AllowedErrors } from '../../support/fail-on-browser-errors.ts';
import { offlineReady } from '../../support/offline-ready.ts';
import { phoneProfile } from '../../support/phone-profile.ts';
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
import { type PlayableOffline, runPlayableOffline } from '../../support/studio/offline-run.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

/** 422: wrong answers that reach the server. */
const allowedErrors: AllowedErrors[] = ['network', 422];

// Each story publishes its own run.
test.use({ at: 'studio', serviceWorkers: 'allow', allowedErrors });

// Each story starts a browser with a separate profile, some twice.
test.slow();

/** Waits until the run is loaded with its answers: it is small, so that happens by itself. */
async function loadedForTheWalk(player: Page): Promise<void> {
  const card = player.getByRole('region', { name: 'Für unterwegs geladen' });
  await expect(card).toContainText('Antworten prüft dieses Handy auch ohne Netz.');
}

/** Joins, waits for the download, and loses the network. */
async function goOffline(player: Page, { name }: PlayableOffline): Promise<void> {
  await joinOnScreen(player, name);
  await offlineReady(player);
  await loadedForTheWalk(player);
  await player.context().setOffline(true);
  await player.reload();
  await expect(player.getByText('Kein Netz. Ihr könnt weiterspielen.')).toBeVisible();
}

async function overview(player: Page): Promise<void> {
  await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
}

/** The folded list of waiting entries on the overview. */
function waitingList(player: Page): Locator {
  return player.getByRole('region', { name: /\d+ Antwort(en)? warte[nt]+/ });
}

test('a run is played through to the finish without a network, and the server agrees', async ({
  testSite,
  accounts,
}, testInfo) => {
  const run = await runPlayableOffline({ testSite, accounts });
  const phone = await phoneProfile(testSite, testInfo, allowedErrors);
  const player = await phone.open();
  await goOffline(player, run);

  await openPoi(player, 'Brücke');
  await enterAnswer(taskCard(player, 'Bögen'), 'Zahl', '7');
  await expect(taskCard(player, 'Bögen').getByText('Falsche Antwort!')).toBeVisible();
  await enterAnswer(taskCard(player, 'Bögen'), 'Zahl', '16');
  await expectSolved(taskCard(player, 'Bögen'), 10);
  await expectPoints(player, 10);

  await overview(player);
  await openPoi(player, 'Markt');
  await player.getByRole('button', { name: 'Code eintippen' }).click();
  await player.getByLabel('Code vor Ort').fill('k7m 2qx');
  await player.getByRole('button', { name: 'Code prüfen' }).click();
  await enterAnswer(taskCard(player, 'Türme'), 'Antwort', 'Zwei');
  await expectSolved(taskCard(player, 'Türme'), 10);
  await overview(player);
  await expect(player.getByRole('region', { name: 'Geschafft!' })).toBeVisible();
  await expectPoints(player, 20);
  const address = player.url();
  await phone.close();

  const again = await phone.open({ offline: true });
  await again.goto(address);
  await expect(again.getByRole('region', { name: 'Geschafft!' })).toBeVisible();
  await expect(waitingList(again)).toHaveAccessibleName('Kein Netz. 4 Antworten warten');
  await expect(waitingList(again).getByRole('listitem')).toHaveCount(0);
  await waitingList(again).locator('summary').click();
  await expect(waitingList(again).getByRole('listitem')).toContainText([
    'Unterwegs falsch',
    'Unterwegs richtig',
    'Unterwegs angenommen',
    'Unterwegs richtig',
  ]);
  await expectAccessible(again, 'what waits, as the phone has judged it');

  await again.context().setOffline(false);
  await expect(waitingList(again)).toBeHidden();
  await expect(again.getByRole('region', { name: 'Geschafft!' })).toBeVisible();
  await expect(again.getByRole('region', { name: 'anders als unterwegs' })).toBeHidden();
  await again.reload();
  await expect(again.getByRole('region', { name: 'Geschafft!' })).toBeVisible();
  await expectPoints(again, 20);
  await phone.remove();
});

test('shows a different decision of the server until the player dismisses it', async ({
  testSite,
  accounts,
}, testInfo) => {
  const run = await runPlayableOffline({ testSite, accounts });
  const phone = await phoneProfile(testSite, testInfo, allowedErrors);
  const player = await phone.open();
  await goOffline(player, run);
  await openPoi(player, 'Brücke');
  await enterAnswer(taskCard(player, 'Bögen'), 'Zahl', '16');
  await expectSolved(taskCard(player, 'Bögen'), 10);
  await overview(player);
  await expect(player.getByRole('region', { name: 'Kein Netz. 1 Antwort wartet' })).toBeVisible();

  await run.changeNumber('Bögen', 12);
  await player.context().setOffline(false);
  const list = player.getByRole('region', { name: '1 Antwort zählt anders als unterwegs' });
  await expect(list).toContainText('Unterwegs war das richtig.');
  await expect(list).toContainText('Das war es noch nicht.');
  await expectPoints(player, 0);
  await player.reload();
  await expect(list).toBeVisible();
  await list.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(list).toBeHidden();

  await openPoi(player, 'Brücke');
  await enterAnswer(taskCard(player, 'Bögen'), 'Zahl', '12');
  await expectSolved(taskCard(player, 'Bögen'), 10);

  await run.addNumber('Pfeiler', 3);
  const newer = taskCard(player, 'Pfeiler');
  await expect(newer).toBeVisible();
  await player.context().setOffline(true);
  await enterAnswer(newer, 'Zahl', '3');
  await expect(newer.getByText('Wartet auf Netz, seit eben')).toBeVisible();
  await player.context().setOffline(false);
  await expectSolved(newer, 10);

  const deleteTower = await run.addNumber('Turm', 5);
  const tower = await openTask(player, 'Turm');
  await tower.getByLabel('Zahl', { exact: true }).fill('4');
  await deleteTower();
  await expect(tower).toContainText('Diese Quest gibt es nicht mehr.');
  await expect(tower.getByLabel('Zahl', { exact: true })).toHaveValue('4');
  await tower.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(tower).toBeHidden();
  await phone.remove();
});

test('a team of a Versus that allows it plays without a network, and reads that the time of receipt counts', async ({
  testSite,
  accounts,
}, testInfo) => {
  const link = await (await runPlayableOffline({ testSite, accounts })).battle();
  const phone = await phoneProfile(testSite, testInfo, allowedErrors);
  const player = await phone.open();
  await player.goto(link);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
  await offlineReady(player);
  const receipt = player.getByText('Ohne Netz zählt, wann eure Antworten ankommen.');
  await loadedForTheWalk(player);
  await expect(receipt).toBeVisible();
  await player.context().setOffline(true);
  await openPoi(player, 'Brücke');
  await expect(receipt).toBeVisible();
  await enterAnswer(taskCard(player, 'Bögen'), 'Zahl', '16');
  await expectSolved(taskCard(player, 'Bögen'), 10);
  await player.context().setOffline(false);
  await overview(player);
  await expect(waitingList(player)).toBeHidden();
  await expectPoints(player, 10);
  await phone.remove();
});
