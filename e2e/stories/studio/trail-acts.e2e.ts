import { expect, type Locator, type Page } from '@playwright/test';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio', allowedErrors: ['network'] });

const trailOf = (creator: Page) => creator.getByRole('navigation', { name: 'Weg dieses Runs' });

async function readPois({ send }: ExplorationBuilder, run: { slug: string }): Promise<ExplorationTrail['Pois']> {
  const trail: ExplorationTrail = await (await send('GET', `/management/explorations/trail?name=${run.slug}`)).json();
  return trail.Pois;
}

/** Names of the spots for which each spot waits. */
async function waits(built: ExplorationBuilder): Promise<string[]> {
  const pois = await readPois(built, built.exploration);
  return pois.flatMap(({ name, Conditions = [] }) =>
    Conditions.flatMap((one) => ('pois' in one ? one.pois : [])).map(
      (id) => `${name} nach ${pois.find((poi) => poi.id === id)?.name}`,
    ),
  );
}

/** The spots of a run in their stored order, each with its quests. */
async function outline(built: ExplorationBuilder, run: { slug: string }): Promise<string[]> {
  return (await readPois(built, run)).map(({ name, Tasks }) => [name, ...Tasks.map((task) => task.name)].join(' + '));
}

/** A run with the spots “Tor”, which has two quests, “Turm” and “Dom”; its creator is on the page of the first one. */
async function atTheGate(
  creator: Page,
  at: Parameters<typeof newExploration>[0],
): Promise<{ built: ExplorationBuilder; run: string }> {
  const built = await newExploration(at, uniqueName('Weg'));
  const gate = await built.poi('Tor');
  for (const points of [10, 20]) await built.task(gate, points);
  await built.poi('Turm');
  await built.poi('Dom');
  await logInToStudio(creator, built.creator);
  const run = `/management/exploration/${built.exploration.slug}`;
  await creator.goto(`${run}/poi/tor`);
  await expect(trailOf(creator).getByRole('link', { name: /Dom/ })).toBeVisible();
  return { built, run };
}

async function choose(creator: Page, row: string, act: string): Promise<void> {
  await trailOf(creator)
    .getByRole('button', { name: `Mehr zu ${row}`, exact: true })
    .click();
  await creator.getByRole('menuitem', { name: act }).click();
}

/** Presses the button of the message that offers to undo an act. */
async function undo(creator: Page, done: string): Promise<void> {
  const offer = creator.getByRole('status').filter({ hasText: done });
  await offer.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(creator.getByText('Rückgängig gemacht.')).toBeVisible();
}

/** Drags a row by its handle onto another one. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.locator('[data-row]').first().hover();
  const [start, end] = [
    await from.locator('[data-drag-handle]').first().boundingBox(),
    await to.locator('[data-row]').first().boundingBox(),
  ];
  if (!start || !end) throw new Error('no row');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('duplicates a spot and moves a quest onto another spot, and undoes both', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const { built } = await atTheGate(creator, { accounts, testSite });
  const stored = () => outline(built, built.exploration);
  const before = await stored();

  await choose(creator, 'Tor', 'Duplizieren');
  await expect(creator.getByText('Kopiert: „Tor“.')).toBeVisible();
  await expect.poll(stored).toEqual(['Tor + Quest 10 + Quest 20', 'Tor (2) + Quest 10 + Quest 20', 'Turm', 'Dom']);
  await undo(creator, 'Kopiert: „Tor“.');
  await expect.poll(stored).toEqual(before);

  const spots = trailOf(creator).getByRole('list', { name: 'Spots' }).locator(':scope > li');
  const quests = trailOf(creator).getByRole('list', { name: 'Quests von Tor' }).getByRole('listitem');
  await drag(creator, quests.nth(0), spots.nth(2));
  await expect(creator.getByText('Verschoben nach „Dom“: „Quest 10“.')).toBeVisible();
  await expect.poll(stored).toEqual(['Tor + Quest 20', 'Turm', 'Dom + Quest 10']);
  await creator.keyboard.press('Control+z');
  await expect(creator.getByText('Rückgängig gemacht.')).toBeVisible();
  await expect.poll(stored).toEqual(before);
});

test('copies and moves several spots into another run by keyboard, and takes them back', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const { built, run } = await atTheGate(creator, { accounts, testSite });
  const other = await newExploration({ accounts, testSite }, uniqueName('Ziel'), built.creator);
  const both = async () => [await outline(built, built.exploration), await outline(built, other.exploration)];
  const [before = []] = await both();
  const [gate, tower, dome] = (await readPois(built, built.exploration)).map(({ id }) => id);
  for (const [poi, after] of [
    [tower, gate],
    [dome, tower],
  ])
    await built.send('PUT', `/pois/${poi}/qualifiers`, { create: [{ unlock_type: 'poi_list', pois: [after] }] });
  await creator.reload();

  const menu = trailOf(creator).getByRole('button', { name: 'Mehr zu Tor', exact: true });
  await menu.press('Enter');
  await creator.getByRole('menuitem', { name: 'Auswählen' }).press('Enter');
  await trailOf(creator).getByRole('checkbox', { name: 'Dom auswählen' }).press('Space');
  await expect(trailOf(creator).getByText('2 ausgewählt')).toBeVisible();
  await trailOf(creator).getByRole('button', { name: 'Verschieben nach …' }).press('Enter');
  const dialog = creator.getByRole('dialog', { name: '2 Spots verschieben' });
  const field = dialog.getByRole('combobox', { name: 'Puzzle Run' });
  await expect(field).toBeFocused();
  await field.fill(other.exploration.name);
  await creator.getByRole('option', { name: other.exploration.name }).waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(dialog.getByText('In einem anderen Run fangen Spielende damit neu an.')).toBeVisible();
  await expectAccessible(creator, 'the dialog that asks where spots move to');
  await dialog.getByRole('button', { name: 'Verschieben' }).press('Enter');
  const done = `Verschoben nach „${other.exploration.name}“: 2 Spots.`;
  await expect(creator.getByText(done)).toBeVisible();
  await expect.poll(both).toEqual([['Turm'], ['Tor + Quest 10 + Quest 20', 'Dom']]);
  expect(await waits(built)).toEqual([]);
  await expect(creator).toHaveURL(`/management/exploration/${other.exploration.slug}/poi/tor`);
  await undo(creator, done);
  await expect.poll(both).toEqual([before, []]);
  expect(await waits(built)).toEqual(['Turm nach Tor', 'Dom nach Turm']);
  await expect(creator).toHaveURL(`${run}/poi/tor`);
});

test('a quest that moves with its page takes its creator along, and its name comes back with it', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { built, run } = await atTheGate(creator, { accounts, testSite });
  const tower = (
    await (await built.send('GET', `/management/pois?exploration_name=${built.exploration.slug}&name=turm`)).json()
  ).rows[0];
  await built.task(tower, 10);
  await creator.goto(`${run}/poi/tor/task/quest-10`);
  await expect(trailOf(creator).getByRole('link', { name: /Dom/ })).toBeVisible();
  const unfold = trailOf(creator).getByRole('button', { name: 'Spots als Liste' });
  if (await unfold.isVisible()) await unfold.click();
  await choose(creator, 'Quest 10', 'Verschieben nach …');
  const dialog = creator.getByRole('dialog', { name: '„Quest 10“ verschieben' });
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect(creator).toHaveURL(`${run}/poi/turm/task/quest-10-2`);
  await undo(creator, 'Verschoben nach „Turm“: „Quest 10“.');
  await expect(creator).toHaveURL(`${run}/poi/tor/task/quest-10`);
  await expect
    .poll(() => outline(built, built.exploration))
    .toEqual(['Tor + Quest 10 + Quest 20', 'Turm + Quest 10', 'Dom']);
  if (await unfold.isVisible()) await unfold.click();
  await expectAccessible(creator, 'the trail as a list');
});

test('moves nothing away from a page with unsaved changes, and takes an order back that no network stores', {
  tag: '@only-desk',
}, async ({ freshPage: creator, accounts, testSite }) => {
  const { built } = await atTheGate(creator, { accounts, testSite });
  const before = await outline(built, built.exploration);
  const spots = trailOf(creator).getByRole('list', { name: 'Spots' }).locator(':scope > li');
  const quests = trailOf(creator).getByRole('list', { name: 'Quests von Tor' }).getByRole('listitem');
  await quests.nth(0).getByRole('link').click();
  await creator.getByLabel('Gesuchte Zahl').fill('7');
  await drag(creator, quests.nth(0), spots.nth(2));
  await expect(creator.getByRole('alert')).toContainText('Speichere erst');
  await choose(creator, 'Quest 10', 'Verschieben nach …');
  const dialog = creator.getByRole('dialog');
  await expect(dialog.getByText('Speichere erst')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Verschieben' })).toBeDisabled();
  await creator.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await outline(built, built.exploration)).toEqual(before);
  await expect(creator.getByLabel('Gesuchte Zahl')).toHaveValue('7');

  await creator.context().setOffline(true);
  await trailOf(creator)
    .getByRole('link', { name: /^3 Dom/ })
    .press('Alt+ArrowUp');
  await expect(creator.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
  await expect(spots.locator('b')).toHaveText(['Tor', 'Turm', 'Dom']);
  await creator.context().setOffline(false);
});
