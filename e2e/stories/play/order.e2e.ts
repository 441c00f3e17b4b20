import { expect, type Locator, type Page } from '@playwright/test';
import { dragByFinger, dragByMouse, tabTo } from '../../support/gestures.ts';
import { check, expectSolved, joinAt, questOf } from '../../support/playing.ts';
import { test } from '../../support/stories.ts';

const YEAR = ['Schneeglöckchen', 'Tulpe', 'Sonnenblume', 'Herbstaster'];

async function openOrder(player: Page): Promise<Locator> {
  await joinAt(player, 'Der Rätselgarten', 'Sortierbeet');
  return questOf(player, 'Das Jahr im Beet');
}

/** The entries as they stand now. */
async function entriesOf(quest: Locator): Promise<string[]> {
  return (await quest.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/[\d\s]+/g, ''));
}

/** Brings each entry to its place, from the first to the last, by `move(entry, from, to)`. */
async function sort(quest: Locator, move: (entry: string, from: number, to: number) => Promise<void>): Promise<void> {
  for (const [to, entry] of YEAR.entries()) {
    const from = (await entriesOf(quest)).indexOf(entry);
    if (from === to) continue;
    await move(entry, from, to);
    await expect(quest.getByRole('listitem').nth(to)).toContainText(entry);
  }
}

test.describe('things to be put in order', () => {
  test('are dragged with a finger', async ({ player }) => {
    const quest = await openOrder(player);
    await sort(quest, (entry, _, to) =>
      dragByFinger(player, quest.getByText(entry, { exact: true }), quest.getByText(String(to + 1), { exact: true })),
    );
    await check(quest);
    await expectSolved(quest, 20);
  });

  test('are dragged with the mouse', { tag: '@only-desk' }, async ({ player }) => {
    const quest = await openOrder(player);
    await sort(quest, (entry, _, to) =>
      dragByMouse(player, quest.getByText(entry, { exact: true }), quest.getByText(String(to + 1), { exact: true })),
    );
    await check(quest);
    await expectSolved(quest, 20);
  });

  test('are moved by buttons and by Alt and an arrow key', { tag: '@only-desk' }, async ({ player }) => {
    const quest = await openOrder(player);
    await sort(quest, async (entry, from, to) => {
      const up = quest.getByRole('button', { name: `${entry}: nach oben` });
      await tabTo(player, up);
      for (let place = from; place > to; place -= 1) await player.keyboard.press(place % 2 ? 'Enter' : 'Alt+ArrowUp');
      await expect(up).toBeFocused();
      await expect(player.getByText(`${entry}: Position ${to + 1} von 4`)).toBeAttached();
    });
    await check(quest);
    await expectSolved(quest, 20);
  });
});
