import { expect, type Page } from '@playwright/test';
import { holdBack } from '../../support/hold-back.ts';
import { joinTeam } from '../../support/play/demo-battle.ts';
import { enterAnswer, expectPoints, expectSolved, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

/** Without live events the page polls every 10 s: an update within 8 s arrived as an event, on a slow machine too. */
const LIVE = { timeout: 8_000 };
const TASK = 'Fertig gedeckt';

async function standAtBarn(player: Page): Promise<void> {
  await joinTeam(player, 'Nachteulen');
  await openPoi(player, 'Salzstadel');
}

test.use({ site: 'own demo', allowedErrors: [404, 409, 'network'] });

test('updates the ranking while others play', async ({ player, friend }) => {
  await joinTeam(friend, 'Donauotter');
  await friend.getByRole('link', { name: 'Rangliste' }).click();
  await expect(friend.getByText('live', { exact: true })).toBeVisible();
  const bar = friend.getByRole('progressbar', { name: 'Punkte von Nachteulen' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await expect(friend.getByRole('list', { name: 'Siegertreppchen' }).getByRole('listitem')).toHaveCount(3);
  await expect(friend.getByRole('listitem').filter({ hasText: 'Dein Team' })).toContainText('Donauotter');

  await standAtBarn(player);
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expect(bar).toHaveAttribute('aria-valuenow', '10', LIVE);
});

test('polls the ranking without live events and shows the interval', async ({ player, friend }) => {
  await friend.route('**/api/progress/events*', (route) => route.abort());
  await friend.clock.install();
  await joinTeam(friend, 'Donauotter');
  await friend.getByRole('link', { name: 'Rangliste' }).click();
  await expect(friend.getByText('alle 10 s', { exact: true })).toBeVisible();

  await standAtBarn(player);
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expectSolved(taskCard(player, TASK), 10);
  await friend.clock.runFor(11_000);
  await expect(friend.getByRole('progressbar', { name: 'Punkte von Nachteulen' })).toHaveAttribute(
    'aria-valuenow',
    '10',
  );
});

test('shows a solved quest on the other phone of the team at once', async ({ player, friend }) => {
  await standAtBarn(player);
  await standAtBarn(friend);
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expectSolved(taskCard(player, TASK), 10);
  await expect(taskCard(friend, TASK).getByText('Gelöst', { exact: true })).toBeVisible(LIVE);
  await expect(taskCard(friend, TASK).getByRole('form')).toBeHidden();
  await expectPoints(friend, 10);
});

test('tells the player who answers second that the quest is already solved', async ({ player, friend }) => {
  await friend.route('**/api/progress/events*', (route) => route.abort());
  await standAtBarn(player);
  await standAtBarn(friend);
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expectSolved(taskCard(player, TASK), 10);
  await enterAnswer(taskCard(friend, TASK), 'Zahl', '1620');
  await expect(friend).toHaveURL(/\?alert=duplicated_answer$/);
  await expect(friend.getByRole('alert').filter({ hasText: 'Jemand aus deinem Team war schneller' })).toBeVisible();
  await expect(taskCard(friend, TASK).getByText('Gelöst', { exact: true })).toBeVisible();
  await expectPoints(friend, 10);
});

test('tells the player who answers second when the spots cannot be reloaded', async ({ player, friend }) => {
  await friend.route('**/api/progress/events*', (route) => route.abort());
  await standAtBarn(player);
  await standAtBarn(friend);
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expectSolved(taskCard(player, TASK), 10);
  await friend.route('**/api/joined/pois', (route) => route.abort());
  await enterAnswer(taskCard(friend, TASK), 'Zahl', '1620');
  await expect(friend).toHaveURL(/\?alert=duplicated_answer_error$/);
  const messages = friend.getByRole('alert').filter({ hasText: 'war schneller' });
  await expect(messages).toHaveText(/ließen sich nicht neu laden/);
  await expect(messages).toHaveCount(1);
});

test('shows a quest as solved that was solved in another window', async ({ player }) => {
  await standAtBarn(player);
  const window = await player.context().newPage();
  await window.route('**/api/progress/events*', (route) => route.abort());
  await window.goto(player.url());
  await expect(taskCard(window, TASK).getByRole('form')).toBeVisible();
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expectSolved(taskCard(player, TASK), 10);
  await expect(taskCard(window, TASK).getByText('Gelöst', { exact: true })).toBeVisible(LIVE);
});

test('shows a quest that was solved in another window while this one loaded the queue of answers', async ({
  player,
}) => {
  await standAtBarn(player);
  const window = await player.context().newPage();
  await window.route('**/api/progress/events*', (route) => route.abort());
  const arrive = await holdBack(window, /\/assets\/play-later-(?!icons-).*\.js$/);
  await window.goto(player.url());
  await expect(taskCard(window, TASK).getByRole('form')).toBeVisible();
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expectSolved(taskCard(player, TASK), 10);
  await arrive();
  // Well before the next poll, if the machine is not too busy.
  await expect(taskCard(window, TASK).getByText('Gelöst', { exact: true })).toBeVisible({ timeout: 5_000 });
});

test('says that a quest is solved already when a player answers it again elsewhere', async ({ player, browser }) => {
  await standAtBarn(player);
  const elsewhere = await browser.newContext({ storageState: await player.context().storageState() });
  const phone = await elsewhere.newPage();
  await phone.route('**/api/progress/events*', (route) => route.abort());
  await phone.goto(player.url());
  await expect(taskCard(phone, TASK).getByRole('form')).toBeVisible();
  await enterAnswer(taskCard(player, TASK), 'Zahl', '1620');
  await expectSolved(taskCard(player, TASK), 10);
  await enterAnswer(taskCard(phone, TASK), 'Zahl', '1620');
  await expect(phone).toHaveURL(/\?alert=task_already_progressed$/);
  await expect(taskCard(phone, TASK).getByText('Gelöst', { exact: true })).toBeVisible();
  await elsewhere.close();
});
