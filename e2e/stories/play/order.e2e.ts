import { expect, type Locator, type Page } from '@playwright/test';
import { dragByFinger, dragByMouse, tabTo } from '../../support/gestures.ts';
import { expectSolved, joinAndOpenPoi, submitAnswer, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const YEAR = ['Schneeglöckchen', 'Tulpe', 'Sonnenblume', 'Herbstaster'];

async function openOrder(player: Page): Promise<Locator> {
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Sortierbeet');
  const task = taskCard(player, 'Das Jahr im Beet');
  await expect(task.getByRole('listitem')).toHaveCount(YEAR.length);
  return task;
}

/** The entries in their current order. */
async function entriesOf(task: Locator): Promise<string[]> {
  return (await task.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/[\d\s]+/g, ''));
}

/** Moves each entry to its position, from the first to the last, with `move(entry, from, to)`. */
async function sort(task: Locator, move: (entry: string, from: number, to: number) => Promise<void>): Promise<void> {
  for (const [to, entry] of YEAR.entries()) {
    const from = (await entriesOf(task)).indexOf(entry);
    if (from === to) continue;
    await move(entry, from, to);
    await expect(task.getByRole('listitem').nth(to)).toContainText(entry);
  }
}

test('entries of a sorting quest', async ({ player }) => {
  const task = await openOrder(player);

  await test.step('are never sorted at first, and cost nothing before one is moved', async () => {
    expect(await entriesOf(task)).not.toEqual(YEAR);
    await submitAnswer(task);
    await expect(task.getByText('Bring erst alles in eine Reihenfolge.')).toBeVisible();
  });

  await test.step('are dragged by touch', async () => {
    await sort(task, (entry, _, to) =>
      dragByFinger(player, task.getByText(entry, { exact: true }), task.getByText(String(to + 1), { exact: true })),
    );
    await submitAnswer(task);
    await expectSolved(task, 20);
  });
});

test('entries of a sorting quest on a desk', { tag: '@only-desk' }, async ({ player, friend }) => {
  await test.step('are dragged with the mouse', async () => {
    const task = await openOrder(player);
    await sort(task, (entry, _, to) =>
      dragByMouse(player, task.getByText(entry, { exact: true }), task.getByText(String(to + 1), { exact: true })),
    );
    await submitAnswer(task);
    await expectSolved(task, 20);
  });

  await test.step('are moved with buttons and with Alt and an arrow key', async () => {
    const task = await openOrder(friend);
    await sort(task, async (entry, from, to) => {
      const up = task.getByRole('button', { name: `${entry}: nach oben` });
      await tabTo(friend, up);
      for (let place = from; place > to; place -= 1) await friend.keyboard.press(place % 2 ? 'Enter' : 'Alt+ArrowUp');
      await expect(up).toBeFocused();
      await expect(friend.getByText(`${entry}: Position ${to + 1} von 4`)).toBeAttached();
    });
    await submitAnswer(task);
    await expectSolved(task, 20);
  });
});
