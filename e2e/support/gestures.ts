import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger rests a moment before it drags; a swipe that begins at once is to scroll. This is the gesture, not a wait. */
const HOLD_MS = 250;
const STEPS = 8;

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${String(thing)} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Points on the way from one place to another, the last one included. */
function wayBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

async function ends(thing: Locator, goal: Locator): Promise<[Point, Point]> {
  // Both stand still: a list may be moving after the last drag.
  for (const end of [goal, thing]) await end.hover({ trial: true });
  return [await middleOf(thing), await middleOf(goal)];
}

/** Holds a thing with one finger and draws it onto another. */
export async function dragByFinger(page: Page, thing: Locator, goal: Locator): Promise<void> {
  const [from, to] = await ends(thing, goal);
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await pause(HOLD_MS);
  for (const point of wayBetween(from, to)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await screen.detach();
}

/** Presses the mouse on a thing and draws it onto another. */
export async function dragByMouse(page: Page, thing: Locator, goal: Locator): Promise<void> {
  const [from, to] = await ends(thing, goal);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  // A hand lets go once the list has made room. Rows that are still moving take no notice of the mouse, so it moves once more.
  await pause(HOLD_MS);
  await page.mouse.move(to.x + 1, to.y - 1, { steps: 2 });
  await page.mouse.up();
}

/** Walks with the tabulator key until a thing has the focus. @throws when it cannot be reached */
export async function tabTo(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await thing.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(thing)} cannot be reached by keyboard`);
}
