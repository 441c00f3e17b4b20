import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useRemaining } from './use-remaining.ts';

const NOON = '2026-05-01T12:00:00.000Z';

function Countdown({ now, until = '2026-05-01T12:10:00.000Z' }: { now: string; until?: string | null }) {
  return useRemaining({ until, now, onOver: () => undefined }) ?? 'nothing';
}

const shown = (now: string, until?: string | null) =>
  renderToStaticMarkup(<Countdown now={now} {...(until !== undefined && { until })} />);

afterEach(() => vi.useRealTimers());

test('the clock of the phone does not count, only how much of it has passed', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') });
  expect(shown(NOON)).toBe('600');
  expect(shown(NOON, null)).toBe('nothing');
});

test('a countdown that is shown again goes on where it is, until the server is asked anew', () => {
  vi.useFakeTimers();
  expect(shown('2026-05-01T12:00:01.000Z')).toBe('599');
  vi.advanceTimersByTime(60_000);
  expect(shown('2026-05-01T12:00:01.000Z')).toBe('539');
  expect(shown('2026-05-01T12:02:00.000Z')).toBe('480');
  vi.advanceTimersByTime(900_000);
  expect(shown('2026-05-01T12:02:00.000Z')).toBe('0');
});
