import { expect } from '@playwright/test';
import { enterAnswer, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';

test('a spot waits for other spots, says which, and opens when one of them is done', async ({
  player,
  accounts,
  testSite,
}) => {
  const run = await newExploration({ accounts, testSite }, uniqueName('Drei Türen'));
  const [gate, market, tower] = [await run.poi('Tor'), await run.poi('Markt'), await run.poi('Turm')];
  for (const poi of [gate, market, tower]) await run.task(poi, 10);
  const condition = { unlock_type: 'poi_list', value: 1, pois: [gate.id, market.id] };
  expect((await run.send('POST', `/pois/${tower.id}/conditions`, condition)).status).toBe(200);
  expect(await run.publish()).toBe(200);

  await joinOnScreen(player, run.exploration.name);
  const card = player.getByRole('article').filter({ has: player.getByRole('heading', { name: 'Turm' }) });
  await expect(card).toContainText('Noch Tor oder Markt');
  await openPoi(player, 'Markt');
  await enterAnswer(taskCard(player, 'Quest 10'), 'Zahl', '3');
  await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
  await expect(player.getByRole('link', { name: 'Erkunden Turm' })).toBeVisible();
});

test('a player who is done while the other spots still wait is led to the overview', async ({
  player,
  accounts,
  testSite,
}) => {
  const run = await newExploration({ accounts, testSite }, uniqueName('Später'));
  const [gate, night] = [await run.poi('Tor'), await run.poi('Nachtwache')];
  for (const poi of [gate, night]) await run.task(poi, 10);
  const condition = { unlock_type: 'time', value: 60 };
  expect((await run.send('POST', `/pois/${night.id}/prerequisites`, condition)).status).toBe(200);
  expect(await run.publish()).toBe(200);

  await joinOnScreen(player, run.exploration.name);
  await openPoi(player, 'Tor');
  await enterAnswer(taskCard(player, 'Quest 10'), 'Zahl', '3');
  const main = player.getByRole('main');
  await expect(main.getByText('Spot geschafft!').first()).toBeVisible();
  await main.getByRole('link', { name: 'Weiter in der Übersicht' }).click();
  await expect(player.getByRole('article').filter({ hasText: 'Nachtwache' })).toContainText('Minuten');
});
