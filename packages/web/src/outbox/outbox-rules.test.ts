import { expect, test } from 'vitest';
import type { OutboxEntry, Outcome, QueuedBody } from './outbox-entry.ts';
import { admitBody, backoffMs, judgeFailure, minutesWaiting, sendableEntries, verdictAgrees } from './outbox-rules.ts';

const HINT: QueuedBody = { progress_type: 'hint', progress_id: 4 };
const RATING: QueuedBody = { progress_type: 'rating', progress_id: 1, rating: 4 };

function entry(order: number, changes: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id: String(order),
    order,
    place: { exploration: 'donau' },
    game: 'exploration/donau',
    owner: 'guest',
    body: { progress_type: 'task', progress_id: order, task_type: 'guess_number', answer: 7 },
    label: { exploration: 'Donau' },
    queuedAt: 0,
    waited: false,
    maybeSent: false,
    serverErrors: 0,
    ...changes,
  };
}

const PHOTO: QueuedBody = {
  progress_type: 'task',
  progress_id: 2,
  task_type: 'photo',
  answer: -7,
  board_allowed: false,
};

test.each([
  ['network', {}, 'wait'],
  ['network', { waited: true, serverErrors: 5 }, 'wait'],
  ['network', { body: PHOTO }, 'wait'],
  ['unavailable', {}, 'wait'],
  ['unavailable', { waited: true, serverErrors: 5 }, 'wait'],
  ['unauthorized', { waited: true }, 'join'],
  ['wrong_answer', { waited: true }, 'refuse'],
  ['battle_not_open', { waited: true }, 'refuse'],
  ['not_found', { waited: true }, 'refuse'],
  ['rate_limited', {}, 'refuse'],
  ['rate_limited', { waited: true }, 'wait'],
  ['rate_limited', { body: PHOTO }, 'wait'],
  ['captcha_required', {}, 'wait'],
  ['captcha_required', { waited: true, serverErrors: 5 }, 'wait'],
  ['unexpected', {}, 'wait'],
  ['unexpected', { waited: true, serverErrors: 4 }, 'wait'],
  ['unexpected', { waited: true, serverErrors: 5 }, 'hold'],
  ['too_large', { body: PHOTO }, 'hold'],
  ['media_too_large', { body: PHOTO, waited: true }, 'hold'],
  ['wrong_media_type', { body: PHOTO }, 'hold'],
  ['photo_limit', { body: PHOTO }, 'hold'],
  ['battle_not_open', { body: PHOTO, waited: true }, 'hold'],
  ['unauthorized', { body: PHOTO }, 'join'],
] as const)('after %s an entry %j is judged: %s', (code, changes, verdict) => {
  expect(judgeFailure(entry(1, changes), code)).toBe(verdict);
});

test('waits longer after each lost attempt, at most a minute', () => {
  expect([1, 2, 3, 7, 400].map((failures) => backoffMs(failures))).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
});

test('waits as long as the server asks', () => {
  expect(backoffMs(1, 30)).toBe(30_000);
});

test('sends oldest first, without refused and held entries and games that wait for a token', () => {
  const refused = entry(1, { refusal: { code: 'wrong_answer', params: {} } });
  const held = entry(5, { held: { code: 'unexpected', params: {} } });
  const blocked = entry(2, { game: 'exploration/elbe' });
  const sendable = sendableEntries([entry(4), blocked, refused, held, entry(3)], new Set(['exploration/elbe']));
  expect(sendable.map(({ order }) => order)).toEqual([3, 4]);
});

test('a hint that already waits is not queued again', () => {
  const waiting = entry(1, { body: HINT });
  expect(admitBody([waiting], waiting.game, HINT).same).toBe(waiting);
  expect(admitBody([waiting], 'exploration/elbe', HINT).same).toBeUndefined();
});

test('a new rating replaces the one that waits', () => {
  const waiting = entry(1, { body: RATING });
  expect(admitBody([waiting, entry(2)], waiting.game, { ...RATING, rating: 2 }).replaced).toEqual([waiting]);
});

test('a new answer replaces the refusal of the last one, not one that waits', () => {
  const refused = entry(1, { refusal: { code: 'wrong_answer', params: {} } });
  expect(admitBody([refused], refused.game, refused.body).replaced).toEqual([refused]);
  expect(admitBody([entry(1)], refused.game, refused.body).replaced).toEqual([]);
});

test.each([
  [0, 59_999, 0],
  [0, 180_000, 3],
  [86_400_000, 0, 0],
])('an entry of %i ms has waited at %i ms for %i minutes', (queuedAt, now, minutes) => {
  expect(minutesWaiting(queuedAt, now)).toBe(minutes);
});

const right: Outcome = { result: { points: 10, netPoints: 10 } };
const wrong: Outcome = { problem: { code: 'wrong_answer', params: { remaining_attempts: 2 } } };

/** The last attempt, of which some parts are right. */
const partly = (partial_points: number): Outcome => ({
  problem: { code: 'wrong_answer', params: { remaining_attempts: 0, partial_points } },
});

test.each<[string, Outcome, Outcome, boolean]>([
  ['the same points, although the team has more meanwhile', right, { result: { points: 10, netPoints: 90 } }, true],
  ['other points', right, { result: { points: 20, netPoints: 20 } }, false],
  ['the same refusal', wrong, { problem: { code: 'wrong_answer', params: { remaining_attempts: 0 } } }, true],
  ['the same points for a part', partly(3), partly(3), true],
  ['other points for a part', partly(5), partly(3), false],
  ['points for a part, although the phone saw none', wrong, partly(3), false],
  ['no points for a part, and another attempt', partly(5), wrong, false],
  ['another refusal', wrong, { problem: { code: 'not_found', params: {} } }, false],
  ['a refusal of what the phone accepted', right, wrong, false],
  ['the acceptance of what the phone refused', wrong, right, false],
  ['another text of a hint', { result: { hint_value: 'Am Tor' } }, { result: { hint_value: 'Am Turm' } }, false],
])('compares the phone’s verdict with the server: %s', (_what, verdict, outcome, agrees) => {
  expect(verdictAgrees(verdict, outcome)).toBe(agrees);
});
