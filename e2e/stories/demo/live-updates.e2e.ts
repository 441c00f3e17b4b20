import { expect, type Page } from '@playwright/test';
import { holdBack } from '../../support/hold-back.ts';
import { joinTeam } from '../../support/play/demo-battle.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  openPoi,
  openTask,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

/** Without live events the page polls every 10 s: an update within 8 s arrived as an event, on a slow machine too. */
const LIVE = { timeout: 8_000 };

/** A quest with a number at each of two spots that are open from the start, and one with a code. */
const BARN = { poi: 'Salzstadel', name: 'Fertig gedeckt', field: 'Zahl', answer: '1620', points: 10 };
const ARCHES = { poi: 'Steinerne Brücke', name: 'Elf oder mehr?', field: 'Zahl', answer: '14', points: 10 };
const STATUE = { poi: 'Steinerne Brücke', name: 'Das Bruckmandl', field: 'Antwort', answer: 'SCHUCK', points: 15 };
type Quest = typeof BARN;

async function answer(player: Page, { name, field, answer: text }: Quest): Promise<void> {
  await enterAnswer(taskCard(player, name), field, text);
}

async function solve(player: Page, quest: Quest): Promise<void> {
  await answer(player, quest);
  await expectSolved(taskCard(player, quest.name), quest.points);
}

async function expectOpen(player: Page, { name }: Quest): Promise<void> {
  await expect((await openTask(player, name)).getByRole('form')).toBeVisible();
}

async function expectSolvedBefore(player: Page, { name }: Quest, limit?: { timeout: number }): Promise<void> {
  await expect(taskCard(player, name).getByText('Gelöst', { exact: true })).toBeVisible(limit);
}

/** Opens the page anew without live events. */
async function openWithoutEvents(player: Page, address: string): Promise<void> {
  await player.route('**/api/progress/events*', (route) => route.abort());
  await player.goto(address);
}

test.use({ site: 'own demo', allowedErrors: [404, 409, 'network'] });

test('the ranking', async ({ player, friend }) => {
  const bar = friend.getByRole('progressbar', { name: 'Punkte von Nachteulen' });

  await test.step('is updated while others play', async () => {
    await joinTeam(friend, 'Donauotter');
    await friend.getByRole('link', { name: 'Rangliste' }).click();
    await expect(friend.getByText('live', { exact: true })).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(friend.getByRole('list', { name: 'Siegertreppchen' }).getByRole('listitem')).toHaveCount(3);
    await expect(friend.getByRole('listitem').filter({ hasText: 'Dein Team' })).toContainText('Donauotter');

    await joinTeam(player, 'Nachteulen');
    await openPoi(player, BARN.poi);
    await answer(player, BARN);
    await expect(bar).toHaveAttribute('aria-valuenow', '10', LIVE);
  });

  await test.step('is polled without live events, and shows the interval', async () => {
    await friend.clock.install();
    await openWithoutEvents(friend, friend.url());
    await expect(friend.getByText('alle 10 s', { exact: true })).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '10');

    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await openPoi(player, ARCHES.poi);
    await solve(player, ARCHES);
    await friend.clock.runFor(11_000);
    await expect(bar).toHaveAttribute('aria-valuenow', '20');
  });
});

test('two phones of a team', async ({ player, friend }) => {
  for (const phone of [player, friend]) {
    await joinTeam(phone, 'Nachteulen');
    await openPoi(phone, BARN.poi);
  }

  await test.step('a quest solved on one is solved on the other at once', async () => {
    await solve(player, BARN);
    await expectSolvedBefore(friend, BARN, LIVE);
    await expect(taskCard(friend, BARN.name).getByRole('form')).toBeHidden();
    await expectPoints(friend, 10);
  });

  await player.getByRole('link', { name: 'Zur Übersicht' }).click();
  await openPoi(player, ARCHES.poi);
  await openWithoutEvents(friend, player.url());
  await expectOpen(friend, ARCHES);

  await test.step('the player who answers second is told that the quest is already solved', async () => {
    await solve(player, ARCHES);
    await answer(friend, ARCHES);
    await expect(friend).toHaveURL(/\?alert=duplicated_answer$/);
    await expect(friend.getByRole('alert').filter({ hasText: 'Jemand aus deinem Team war schneller' })).toBeVisible();
    await expectSolvedBefore(friend, ARCHES);
    await expectPoints(friend, 20);
  });

  await test.step('the player who answers second is told when the spots cannot be reloaded', async () => {
    await friend.goto(player.url());
    await expectOpen(friend, STATUE);
    await solve(player, STATUE);
    await friend.route('**/api/joined/pois', (route) => route.abort());
    await answer(friend, STATUE);
    await expect(friend).toHaveURL(/\?alert=duplicated_answer_error$/);
    const messages = friend.getByRole('alert').filter({ hasText: 'war schneller' });
    await expect(messages).toHaveText(/ließen sich nicht neu laden/);
    await expect(messages).toHaveCount(1);
  });
});

test('two windows of a player', async ({ player, browser }) => {
  await joinTeam(player, 'Nachteulen');
  await openPoi(player, BARN.poi);

  await test.step('a quest solved in one is shown as solved in the other', async () => {
    const window = await player.context().newPage();
    await openWithoutEvents(window, player.url());
    await expectOpen(window, BARN);
    await solve(player, BARN);
    await expectSolvedBefore(window, BARN, LIVE);
    await window.close();
  });

  await player.getByRole('link', { name: 'Zur Übersicht' }).click();
  await openPoi(player, ARCHES.poi);

  await test.step('a quest solved in one while the other loads the queue of answers is shown there, too', async () => {
    const window = await player.context().newPage();
    const arrive = await holdBack(window, /\/assets\/play-later-(?!icons-).*\.js$/);
    await openWithoutEvents(window, player.url());
    await expectOpen(window, ARCHES);
    await solve(player, ARCHES);
    await arrive();
    // Well before the next poll, if the machine is not too busy.
    await expectSolvedBefore(window, ARCHES, { timeout: 5_000 });
    await window.close();
  });

  await test.step('a quest answered again elsewhere is said to be solved already', async () => {
    const elsewhere = await browser.newContext({ storageState: await player.context().storageState() });
    const phone = await elsewhere.newPage();
    await openWithoutEvents(phone, player.url());
    await expectOpen(phone, STATUE);
    await solve(player, STATUE);
    await answer(phone, STATUE);
    await expect(phone).toHaveURL(/\?alert=task_already_progressed$/);
    await expectSolvedBefore(phone, STATUE);
    await elsewhere.close();
  });
});
