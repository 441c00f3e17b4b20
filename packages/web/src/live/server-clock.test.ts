import { beforeEach, expect, test, vi } from 'vitest';

const AT = Date.parse('2026-05-01T12:00:00.250Z');
const answeredAt = (time: string) => new Headers({ 'server-time': time });

beforeEach(() => vi.resetModules());

const openClock = () => import('./server-clock.ts');

test('goes by the clock of the device until a response says the time of the server', async () => {
  const { clockOffset, noteServerTime, serverNow } = await openClock();
  expect([serverNow(AT), clockOffset()]).toEqual([AT, undefined]);
  noteServerTime(answeredAt(String(AT + 90_000)), AT);
  expect([serverNow(AT + 1_500), clockOffset()]).toEqual([AT + 91_500, 90_000]);
});

test.each(['', 'soon'])('keeps the last reading when a response says "%s"', async (time) => {
  const { clockOffset, noteServerTime } = await openClock();
  noteServerTime(answeredAt(String(AT - 60_000)), AT);
  noteServerTime(answeredAt(time), AT);
  noteServerTime(new Headers(), AT);
  expect(clockOffset()).toBe(-60_000);
});

test('a game stored on this device gives its offset only until a response says it', async () => {
  const { clockOffset, noteServerTime, restoreClockOffset } = await openClock();
  restoreClockOffset(undefined); // stored by an earlier version
  restoreClockOffset(5_000);
  expect(clockOffset()).toBe(5_000);
  noteServerTime(answeredAt(String(AT + 1_000)), AT);
  restoreClockOffset(5_000);
  expect(clockOffset()).toBe(1_000);
});
