import { expect, type Page } from '@playwright/test';
import type { AllowedErrors } from '../../support/fail-on-browser-errors.ts';
import { offlineReady } from '../../support/offline-ready.ts';
import { phoneProfile } from '../../support/phone-profile.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  openPoi,
  openTask,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { runPlayableOffline } from '../../support/studio/offline-run.ts';

/** 403 and 409: answers on the closed way and the second choice, which the server refuses. */
const allowedErrors: AllowedErrors[] = ['network', 403, 409];

test.use({ at: 'studio', serviceWorkers: 'allow', allowedErrors });
test.slow();

const place = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } };
const quest = (name: string, points: number) => {
  return { name, task_type: 'guess_number', points, task: { answer: 16 } };
};
const way = (name: string, option: string, points: number) => {
  const decision = { poi: 'Tor', task: 'Wohin?' };
  const conditions = [{ unlock_type: 'decision', decision, options: [option] }];
  return { name, ...place, conditions, tasks: [quest(`Quest im ${name}`, points)] };
};
const FORK = {
  name: 'Wohin?',
  task_type: 'decision',
  points: 0,
  task: { options: [{ option: 'Zum Turm' }, { option: 'In den Keller' }] },
};
const POIS = [
  { name: 'Tor', ...place, tasks: [FORK] },
  way('Turm', 'Zum Turm', 10),
  way('Keller', 'In den Keller', 20),
];

async function overview(player: Page): Promise<void> {
  await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
}

function closedPois(player: Page) {
  return player.getByRole('group').filter({ hasText: 'Nicht auf eurem Weg' });
}

async function join(player: Page, link: string): Promise<void> {
  await player.goto(link);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
}

/** Also checks what the card of the decision says about the spots. */
async function choose(player: Page, option: string, { opens, closes }: Record<'opens' | 'closes', string>) {
  await openPoi(player, 'Tor');
  const decision = await openTask(player, 'Wohin?');
  await decision.getByLabel(option).check();
  await decision.getByRole('button', { name: `So entscheiden: ${option}` }).click();
  await expect(decision.getByRole('listitem')).toHaveText([
    new RegExp(`Neuer Spot offen: ${opens}`),
    `${closes}Nicht auf eurem Weg. Zählt nicht als fehlend.`,
  ]);
  await overview(player);
}

test('a choice opens one of two ways and folds the other one; a phone that chose otherwise without a network moves there', async ({
  testSite,
  accounts,
}, testInfo) => {
  const link = await (await runPlayableOffline({ testSite, accounts }, POIS)).battle();
  const [walker, mate] = [
    await phoneProfile(testSite, testInfo, allowedErrors),
    await phoneProfile(testSite, testInfo, allowedErrors),
  ];
  const [offline, online] = [await walker.open(), await mate.open()];
  await join(offline, link);
  await offlineReady(offline);
  await expect(offline.getByRole('region', { name: 'Für unterwegs geladen' })).toBeVisible();
  await offline.context().setOffline(true);
  await expect(offline.getByRole('article').filter({ hasText: 'Turm' })).toContainText('Noch eine Entscheidung');

  await choose(offline, 'In den Keller', { opens: 'Keller', closes: 'Turm' });
  await expect(closedPois(offline)).toContainText('Turm');
  await openPoi(offline, 'Keller');
  await enterAnswer(taskCard(offline, 'Quest im Keller'), 'Zahl', '16');
  await expectSolved(taskCard(offline, 'Quest im Keller'), 20);
  await expectPoints(offline, 20);

  await join(online, link);
  await expect(online.getByText('0 von 20 Punkten')).toBeVisible();
  await choose(online, 'Zum Turm', { opens: 'Turm', closes: 'Keller' });
  await expect(closedPois(online)).toContainText('Keller');
  await expect(online.getByText('0 von 10 Punkten')).toBeVisible();
  await expect(closedPois(online).getByRole('listitem')).toBeHidden();
  await closedPois(online).locator('summary').click();
  await expect(closedPois(online).getByRole('listitem')).toHaveText('Keller');

  // The way closes below them: their page says why.
  await offline.context().setOffline(false);
  const told = offline.getByRole('region', { name: '2 Antworten zählen anders als unterwegs' });
  await expect(told).toContainText('Euer Team hatte schon entschieden. Diese Wahl gilt.');
  await expect(told).toContainText('Nicht auf eurem Weg: Das bringt keine Punkte.');
  await overview(offline);
  await expect(told).toBeVisible();
  await expect(closedPois(offline)).toContainText('Keller');
  await expectPoints(offline, 0);
  await openPoi(offline, 'Turm');
  await enterAnswer(taskCard(offline, 'Quest im Turm'), 'Zahl', '16');
  await expectSolved(taskCard(offline, 'Quest im Turm'), 10);
  await overview(offline);
  await expect(offline.getByRole('region', { name: 'Geschafft!' })).toContainText('10 von 10');
  await walker.remove();
  await mate.remove();
});
