import { expect, test } from 'vitest';
import { createPositionWatch, fixOf } from './position-watch.ts';

type Found = Parameters<Geolocation['watchPosition']>[0];
type Failed = (error: { code: number }) => void;

const NOW = 1_800_000_000_000;

/** As a browser: each watch gets a position once, and again only when it changes. */
function browserAt(latitude: number) {
  const watches = new Map<number, { found: Found; failed: Failed }>();
  let started = 0;
  let now = NOW;
  let denied = 0;
  const checks = new Set<{ ms: number; next: number; run: () => void }>();
  const position = (at: number) =>
    ({ coords: { latitude: at, longitude: 11, accuracy: 5 }, timestamp: now }) as GeolocationPosition;
  const geolocation = {
    watchPosition(found: Found, failed: unknown) {
      started += 1;
      watches.set(started, { found, failed: failed as Failed });
      // Chromium has a position for the first watch only: later ones wait for a change.
      if (watches.size === 1) found(position(latitude));
      return started;
    },
    clearWatch: (id: number) => watches.delete(id),
  };
  const watch = createPositionWatch({
    geolocation: () => geolocation,
    now: () => now,
    every(ms, run) {
      const check = { ms, next: now + ms, run };
      checks.add(check);
      return () => checks.delete(check);
    },
    onDenied() {
      denied += 1;
    },
  });
  return {
    watch,
    denied: () => denied,
    /** Lets time pass, second by second. */
    wait(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        now += 1_000;
        for (const check of [...checks].filter(({ next }) => next <= now)) {
          check.next += check.ms;
          check.run();
        }
      }
    },
    running: () => watches.size,
    started: () => started,
    walkTo: (at: number) => watches.forEach(({ found }) => found(position(at))),
    fail: (code: number) => watches.forEach(({ failed }) => failed({ code })),
  };
}

test('a second user gets the last position, although it does not change', () => {
  const browser = browserAt(50);
  const { watch } = browser;
  watch.join();
  watch.join();
  expect(browser.running()).toBe(1);
  expect(watch.read().fix).toMatchObject({ latitude: 50 });
});

test('stops when the last user leaves, and keeps the last position with its time', () => {
  const browser = browserAt(50);
  const { watch } = browser;
  const [leave, leaveToo] = [watch.join(), watch.join()];
  leave();
  expect(browser.running()).toBe(1);
  leaveToo();
  expect(browser.running()).toBe(0);
  const measuredAt = watch.read().fix?.measuredAt;
  browser.wait(120);
  expect(browser.started()).toBe(1);
  expect(watch.read().fix?.measuredAt).toBe(measuredAt);
});

test('tells every subscriber each new position until it unsubscribes', () => {
  const browser = browserAt(50);
  const { watch } = browser;
  watch.join();
  const seen: (number | undefined)[] = [];
  const unsubscribe = watch.subscribe(() => seen.push(watch.read().fix?.latitude));
  browser.walkTo(51);
  unsubscribe();
  browser.walkTo(52);
  expect(seen).toEqual([51]);
  expect(watch.read().fix?.latitude).toBe(52);
});

test('starts anew after half a minute without a position, still with one watch', () => {
  const browser = browserAt(50);
  const { watch } = browser;
  watch.join();
  browser.wait(30);
  expect(browser.started()).toBe(1);
  browser.wait(5);
  expect(browser.started()).toBe(2);
  expect(browser.running()).toBe(1);
});

test('a failed measurement keeps the last position, a refused permission is reported', () => {
  const browser = browserAt(50);
  const { watch } = browser;
  watch.join();
  browser.fail(3);
  expect(watch.read()).toMatchObject({ failed: true, fix: { latitude: 50 } });
  expect(browser.denied()).toBe(0);
  browser.walkTo(51);
  expect(watch.read().failed).toBe(false);
  browser.fail(1);
  expect(browser.denied()).toBe(1);
});

test('does not start without a user', () => {
  const browser = browserAt(50);
  browser.watch.restart();
  expect(browser.started()).toBe(0);
});

test.each([
  ['keeps its time', NOW - 300_000, NOW - 300_000],
  ['that is new keeps its time', NOW, NOW],
  ['from the future counts as new', NOW + 1, NOW],
  ['that counts from 2001 counts as new', NOW - 978_307_200_000, NOW],
])('a measured position %s', (_what, timestamp, measuredAt) => {
  const coords = { latitude: 49.02, longitude: 12.1, accuracy: 15, altitude: 340 };
  expect(fixOf({ coords, timestamp }, NOW)).toEqual({ latitude: 49.02, longitude: 12.1, accuracy: 15, measuredAt });
});
