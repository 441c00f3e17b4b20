import { expect, type Locator, type Page } from '@playwright/test';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { test } from '../../support/stories.ts';
import { openRow, uniqueName, visibleControls } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio' });

const trailOf = (creator: Page) => creator.getByRole('navigation', { name: 'Weg dieses Runs' });

/** A run with the spots “Tor”, “Turm” and “Dom”, of which the first has two quests. */
async function threeSpots(built: ExplorationBuilder): Promise<string> {
  const gate = await built.poi('Tor');
  for (const points of [10, 20]) await built.task(gate, points);
  await built.poi('Turm');
  await built.poi('Dom');
  return `/management/exploration/${built.exploration.slug}`;
}

/** The names of spots and quests in their stored order. */
async function storedOrder(built: ExplorationBuilder): Promise<[string, string[]][]> {
  const { send, exploration } = built;
  const trail: ExplorationTrail = await (
    await send('GET', `/management/explorations/trail?name=${exploration.slug}`)
  ).json();
  return trail.Pois.map(({ name, Tasks }) => [name, Tasks.map((task) => task.name)]);
}

const storedSpots = async (built: ExplorationBuilder) => (await storedOrder(built)).map(([name]) => name);

/** Drags the handle of a row beyond another row. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.locator('[data-row]').first().hover();
  const [start, end] = [await from.locator('[data-drag-handle]').first().boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('no row');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * 0.8, { steps: 4 });
  await page.mouse.up();
}

test('the trail of a run shows its spots and the quests of the open one, and moves both by keyboard and by dragging', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Weg'));
  const run = await threeSpots(built);
  const { name } = built.exploration;
  await logInToStudio(creator, built.creator);
  await creator.goto(run);
  const trail = trailOf(creator);
  const spots = trail.getByRole('list', { name: 'Spots' }).locator(':scope > li');
  await expect(spots).toHaveText(['1 Tor 2 Quests · 30 P.', '2 Turm noch keine Quest', '3 Dom noch keine Quest']);
  await expect(trail.getByRole('link', { name })).toContainText('Regensburg · Entwurf');

  await test.step('a spot moves by Alt and an arrow, is saved, and keeps the focus', async () => {
    const tower = trail.getByRole('link', { name: 'Turm' });
    await tower.focus();
    await tower.press('Alt+ArrowDown');
    await expect(spots).toContainText(['Tor', 'Dom', 'Turm']);
    await expect(creator.getByText('Verschoben: „Turm“.')).toBeVisible();
    await expect(tower).toBeFocused();
    await expect.poll(() => storedSpots(built)).toEqual(['Tor', 'Dom', 'Turm']);
  });

  await test.step('a spot is dragged', async () => {
    await drag(creator, spots.nth(0), spots.nth(2));
    await expect(spots).toContainText(['Dom', 'Turm', 'Tor']);
    await expect.poll(() => storedSpots(built)).toEqual(['Dom', 'Turm', 'Tor']);
  });

  await test.step('the open spot shows its quests, and they move within it', async () => {
    await trail.getByRole('link', { name: 'Tor' }).click();
    await expect(creator.getByRole('heading', { level: 1, name: 'Tor' })).toBeVisible();
    const quests = trail.getByRole('list', { name: 'Quests von Tor' }).getByRole('listitem');
    await expect(quests).toHaveText(['Quest 10', 'Quest 20']);
    await trail.getByRole('link', { name: 'Quest 20' }).press('Alt+ArrowUp');
    await expect(quests).toHaveText(['Quest 20', 'Quest 10']);
    await expect.poll(() => storedOrder(built)).toContainEqual(['Tor', ['Quest 20', 'Quest 10']]);
    await drag(creator, quests.nth(0), quests.nth(1));
    await expect.poll(() => storedOrder(built)).toContainEqual(['Tor', ['Quest 10', 'Quest 20']]);
    await trail.getByRole('link', { name: 'Quest 20' }).click();
    await expect(creator).toHaveURL(`${run}/poi/tor/task/quest-20`);
  });

  await test.step('it leads to the lists of its parts, to a new spot, and back to all runs', async () => {
    for (const [link, address, title] of [
      ['Quests', `${run}/poi/tor/task`, 'Tor'],
      ['Qualifier', `${run}/poi/tor/prerequisite`, 'Öffnet sich, wenn …'],
      ['Puzzle Spots', `${run}/poi`, name],
      ['Neuer Spot', `${run}/poi/create`, 'Neuer Puzzle Spot'],
      ['Puzzle Runs', '/management/exploration', 'Puzzle Runs'],
    ] as const) {
      await trail.getByRole('link', { name: link, exact: true }).click();
      await expect(creator).toHaveURL(address);
      await expect(creator.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    }
  });
});

test('on a narrow screen the trail of a run is a strip of numbers', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Weg'));
  const run = await threeSpots(built);
  await logInToStudio(creator, built.creator);
  await creator.goto(run);
  const trail = trailOf(creator);
  expect((await trail.boundingBox())?.height).toBe(64);
  await trail.getByRole('link', { name: '2 Turm' }).click();
  await expect(creator).toHaveURL(`${run}/poi/turm`);
  await expect(creator.getByRole('heading', { level: 1, name: 'Turm' })).toBeVisible();
  await trail.getByRole('link', { name: built.exploration.name }).click();
  await expect(creator).toHaveURL(run);
});

test.describe('a move on the trail that is refused', () => {
  test.use({ allowedErrors: ['network'] });

  test('is taken back', { tag: '@only-desk' }, async ({ creator, accounts, testSite }) => {
    const built = await newExploration({ accounts, testSite }, uniqueName('Weg'));
    const run = await threeSpots(built);
    await logInToStudio(creator, built.creator);
    await creator.goto(run);
    const spots = trailOf(creator).getByRole('list', { name: 'Spots' }).locator(':scope > li');
    await creator.route('**/api/pois/moves', (route) => route.abort());
    await trailOf(creator).getByRole('link', { name: 'Turm' }).press('Alt+ArrowUp');
    await expectAlert(creator, 'network');
    await expect(spots).toContainText(['Tor', 'Turm', 'Dom']);
  });
});

test('all pages of a run have the same five tabs, and its name as their heading', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Weg'));
  await logInToStudio(creator, built.creator);
  const run = `/management/exploration/${built.exploration.slug}`;
  for (const [page, tab] of [
    ['', 'Bauen'],
    ['/poi', 'Bauen'],
    ['/ways', 'Wege'],
    ['/map', 'Wege'],
    ['/language', 'Sprachen'],
    ['/insights', 'Ergebnisse'],
    ['/photos', 'Ergebnisse'],
    ['/share', 'Teilen'],
    ['/overview', 'Teilen'],
  ] as const) {
    await creator.goto(run + page);
    await expect(creator.getByRole('heading', { level: 1 }).first()).toHaveText(built.exploration.name);
    const tabs = creator.getByRole('navigation', { name: 'Zu diesem Run' });
    await expect(tabs.getByRole('link')).toHaveText(['Bauen', 'Wege', 'Sprachen', 'Ergebnisse', 'Teilen']);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(tab);
  }
});

test('a new run has at most six controls and the page of a run at most sixteen, and both are accessible', {
  tag: '@desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Weg'));
  const run = await threeSpots(built);
  await logInToStudio(creator, built.creator);
  await creator.goto('/management/exploration/create');
  await expect(creator.getByRole('textbox', { name: /^Beschreibung/ })).toBeVisible();
  await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  expect((await visibleControls(creator)).length).toBeLessThanOrEqual(6);
  await expectAccessible(creator, 'a new run');

  await creator.goto(run);
  await expect(creator.getByRole('region', { name: 'Veröffentlichen' })).toBeVisible();
  expect((await visibleControls(creator)).length).toBeLessThanOrEqual(16);
  await expectAccessible(creator, 'the page of a run');
});

test('a row of a run opens in place, one at a time, and shows its new value when it is closed', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Weg'));
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}`);
  await expect(creator.getByRole('button', { name: /^Ohne Netz nein/ })).toBeVisible();
  await openRow(creator, /^Ohne Netz/);
  await creator.getByLabel('Spielbar ohne Netz').check();
  await openRow(creator, /^Klasse/);
  await expect(creator.getByLabel('Spielbar ohne Netz')).toHaveCount(0);
  await expect(creator.getByRole('button', { name: /^Ohne Netz ja/ })).toBeVisible();
  await creator.keyboard.press('Control+s');
  await expectAlert(creator, 'update');
  await creator.reload();
  await expect(creator.getByRole('button', { name: /^Ohne Netz ja/ })).toBeVisible();
});
