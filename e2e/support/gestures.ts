import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Touch dragging starts after a hold: a swipe without it scrolls. Part of the gesture, not a wait for the page. */
const HOLD_MS = 250;
const STEPS = 8;

/** The middle of a visible element in the window, in pixels. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Points from `from` (excluded) to `to` (included). */
function pointsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

async function ends(source: Locator, target: Locator): Promise<[Point, Point]> {
  // Waits until both are stable: a list may still be animating after the last drag.
  for (const end of [target, source]) await end.hover({ trial: true });
  return [await middleOf(source), await middleOf(target)];
}

/** Drags an element onto another by touch. */
export async function dragByFinger(page: Page, source: Locator, target: Locator): Promise<void> {
  const [from, to] = await ends(source, target);
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await pause(HOLD_MS);
  for (const point of pointsBetween(from, to)) await touch('touchMove', [point]);
  await pause(HOLD_MS); // as below: until the list has made room
  await touch('touchMove', [{ x: to.x + 1, y: to.y - 1 }]);
  await touch('touchEnd', []);
  await screen.detach();
}

/** Drags an element onto another with the mouse. */
export async function dragByMouse(page: Page, source: Locator, target: Locator): Promise<void> {
  const [from, to] = await ends(source, target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  // Rows that are still animating ignore the mouse: wait until the list has made room, then move once more before the drop.
  await pause(HOLD_MS);
  await page.mouse.move(to.x + 1, to.y - 1, { steps: 2 });
  await page.mouse.up();
}

/** Presses Tab until the element has the focus. @throws after 80 steps */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached by keyboard`);
}
