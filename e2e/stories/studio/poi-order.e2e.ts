import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { dragByFinger, dragByMouse } from '../../support/gestures.ts';
import { test } from '../../support/stories.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

async function withPois(built: ExplorationBuilder, names: readonly string[]): Promise<void> {
  for (const name of names) await built.poi(name);
}

async function open(creator: Page, { creator: ada, exploration }: ExplorationBuilder, query = ''): Promise<void> {
  await logInToStudio(creator, ada);
  await creator.goto(`/management/exploration/${exploration.slug}/poi${query}`);
}

const rows = (creator: Page) => creator.getByRole('list', { name: /ihrer Reihenfolge/ }).getByRole('listitem');

async function saveOrder(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Reihenfolge speichern' }).click();
}

async function expectOrder(creator: Page, names: readonly string[]): Promise<void> {
  await expect(rows(creator)).toContainText([...names]);
}

test('saves the order of spots dragged with the mouse', { tag: '@only-desk' }, async ({
  creator,
  testSite,
  accounts,
}) => {
  const built = await newExploration({ testSite, accounts }, `Ordnung ${randomUUID()}`);
  await withPois(built, ['Eins', 'Zwei', 'Drei']);
  await open(creator, built);
  const handle = (row: number) => rows(creator).nth(row).getByTitle('Ziehen', { exact: false });
  await dragByMouse(creator, handle(2), handle(0));
  await expectOrder(creator, ['Drei', 'Eins', 'Zwei']);
  await saveOrder(creator);
  await expect(creator).toHaveURL(/alert=update$/);
  await creator.reload();
  await expectOrder(creator, ['Drei', 'Eins', 'Zwei']);
});

test('reorders spots dragged by touch', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Ordnung ${randomUUID()}`);
  await withPois(built, ['Eins', 'Zwei']);
  await open(creator, built);
  const handle = (row: number) => rows(creator).nth(row).getByTitle('Ziehen', { exact: false });
  await dragByFinger(creator, handle(1), handle(0));
  await expectOrder(creator, ['Zwei', 'Eins']);
});

test('moves spots with the keyboard and announces the new position', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Ordnung ${randomUUID()}`);
  await withPois(built, ['Eins', 'Zwei', 'Drei']);
  await open(creator, built);
  await creator.getByRole('button', { name: 'Eins nach unten' }).focus();
  await creator.keyboard.press('Enter');
  await expect(creator.getByText('Eins ist jetzt an Stelle 2 von 3.')).toBeAttached();
  await expect(creator.getByRole('button', { name: 'Eins nach unten' })).toBeFocused();
  await saveOrder(creator);
  await expect(creator).toHaveURL(/alert=update$/);
  await expectOrder(creator, ['Zwei', 'Eins', 'Drei']);
});

test('saves typed positions and refuses positions with a gap', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Ordnung ${randomUUID()}`);
  await withPois(built, ['Eins', 'Zwei']);
  await open(creator, built);
  await saveOrder(creator);
  await expect(creator).toHaveURL(/alert=nochange$/);
  await creator.getByLabel('Position von Eins').fill('3');
  await expect(creator.getByText('Bitte prüfe: Eins (Position 3). Jede Position muss')).toBeVisible();
  await saveOrder(creator);
  await expect(creator).toHaveURL(/alert=nochange$/);
  await creator.getByLabel('Position von Eins').fill('2');
  await creator.getByLabel('Position von Zwei').fill('1');
  await saveOrder(creator);
  await expect(creator).toHaveURL(/alert=update$/);
  await expectOrder(creator, ['Zwei', 'Eins']);
});

test('saves the positions of two pages together', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Ordnung ${randomUUID()}`);
  const names = Array.from({ length: 11 }, (_, index) => `Spot ${String.fromCharCode(65 + index)}`);
  await withPois(built, names);
  await open(creator, built);
  await expect(rows(creator)).toHaveCount(10);
  await creator.getByLabel('Position von Spot A').fill('11');
  await creator.getByRole('button', { name: 'Weiter' }).click();
  await creator.getByLabel('Position von Spot K').fill('1');
  await saveOrder(creator);
  await expect(creator).toHaveURL(/page=2&alert=update$/);
  await expectOrder(creator, ['Spot A']);
  await creator.getByRole('link', { name: 'Alle 11 zum Sortieren zeigen' }).click();
  await expect(rows(creator)).toHaveCount(11);
  await expectOrder(creator, ['Spot K', ...names.slice(1, 10), 'Spot A']);
});

test('inserts a spot at a position of another page, and opens the last page for a page after it', async ({
  creator,
  testSite,
  accounts,
}) => {
  const built = await newExploration({ testSite, accounts }, `Ordnung ${randomUUID()}`);
  const names = Array.from({ length: 11 }, (_, index) => `Spot ${String.fromCharCode(65 + index)}`);
  await withPois(built, names);
  await open(creator, built, '?page=99');
  await expect(creator).toHaveURL(/page=2$/);
  await creator.getByRole('main').getByRole('button', { name: 'Mehr zu Spot K' }).click();
  await creator.getByRole('menuitem', { name: 'An Position …' }).click();
  await creator.getByLabel('Position (1 bis 11)').fill('2');
  await creator.getByRole('button', { name: 'Dorthin' }).click();
  await expect(creator.getByLabel('Position von Spot K')).toHaveValue('2');
  await saveOrder(creator);
  await expect(creator).toHaveURL(/alert=update$/);
  await creator.getByRole('button', { name: 'Zurück' }).click();
  await expectOrder(creator, ['Spot A', 'Spot K', ...names.slice(1, 9)]);
});
