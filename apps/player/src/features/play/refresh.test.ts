import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { describe, expect, test } from 'vitest';
import { msToNextMinute, POLL_MS, refreshAfter } from './refresh.ts';

const joinedAt = '2026-05-01T10:00:20.000Z';

test.each([
  ['just joined', '2026-05-01T10:00:20.000Z', 60_500],
  ['half a minute later', '2026-05-01T10:05:50.000Z', 30_500],
  ['a phone whose clock is behind', '2026-05-01T10:00:10.000Z', 10_500],
])('%s: returns the time to the next whole minute since joining', (_, now, expected) => {
  expect(msToNextMinute(joinedAt, new Date(now).getTime())).toBe(expected);
});

/** A game with one poi that unlocks in `minutes` minutes. */
function joinedWithTimeLock(minutes: number): JoinedPois {
  return {
    count: 1,
    rows: [
      {
        id: 1,
        name: 'Turm',
        slug: 'turm',
        position: 1,
        unlocked: false,
        UnlockPrerequisites: [{ id: 1, unlock_type: 'time', value: 30, remaining: minutes }],
      },
    ],
    exploration: {
      id: 1,
      name: 'Dom',
      slug: 'dom',
      image: null,
      code: 0,
      lang: 'de',
      source_lang: 'de',
      languages: [],
    },
    battle: null,
    team: null,
    schedule: null,
    intro: null,
    finale: null,
    playable_offline: false,
    help_requests: false,
    progress: {
      netPoints: 0,
      earnedPoints: 0,
      spentPoints: 0,
      adjustedPoints: 0,
      pointsToEarn: 40,
      tasks_completed: 0,
      tasks_to_complete: 1,
      total_tasks: 1,
      joined_at: joinedAt,
      finished_at: null,
      rating: null,
      open_reviews: 0,
    },
  };
}

describe('polling', () => {
  const lateInMinute = new Date('2026-05-01T10:05:15.000Z').getTime();
  const earlyInMinute = new Date('2026-05-01T10:05:25.000Z').getTime();

  test('is off while events arrive and no spot requires time', () => {
    expect(refreshAfter(joinedWithTimeLock(0), true, earlyInMinute)).toBe(false);
    expect(refreshAfter(undefined, true, earlyInMinute)).toBe(false);
  });

  test('happens at the next minute while a spot requires time', () => {
    expect(refreshAfter(joinedWithTimeLock(12), true, earlyInMinute)).toBe(55_500);
  });

  test('happens every ten seconds without events, and earlier if a minute ends before', () => {
    expect(refreshAfter(joinedWithTimeLock(0), false, earlyInMinute)).toBe(POLL_MS);
    expect(refreshAfter(joinedWithTimeLock(12), false, earlyInMinute)).toBe(POLL_MS);
    expect(refreshAfter(joinedWithTimeLock(12), false, lateInMinute)).toBe(5_500);
  });
});
