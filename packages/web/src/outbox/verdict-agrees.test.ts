import { expect, test } from 'vitest';
import type { Outcome } from './outbox-entry.ts';
import { verdictAgrees } from './verdict-agrees.ts';

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
