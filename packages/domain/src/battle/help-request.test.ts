import { expect, test } from 'vitest';
import { ProblemList } from '../problem.ts';
import { type HelpState, refuseNextHelp } from './help-request.ts';

const MINUTE = 60_000;

test.each<[HelpState | null, number, string | null]>([
  [null, 0, null],
  ['open', 10 * MINUTE, 'help_already_requested'],
  ['read', 10 * MINUTE, 'help_already_requested'],
  ['resolved', 0, 'help_too_soon'],
  ['resolved', MINUTE - 1, 'help_too_soon'],
  ['resolved', MINUTE, null],
])('after a request that is %s, %i ms later, the next one is refused with %s', (state, later, code) => {
  const last = state === null ? undefined : { state, createdAt: 0 };
  expect(codeOf(() => refuseNextHelp(last, later))).toBe(code);
});

test('names the seconds until a team may call again, also with a clock that was set back', () => {
  const seconds = (now: number) => paramsOf(() => refuseNextHelp({ state: 'resolved', createdAt: 0 }, now));
  expect(seconds(100)).toEqual({ seconds: 60 });
  expect(seconds(45_000)).toEqual({ seconds: 15 });
  expect(seconds(-MINUTE)).toEqual({ seconds: 60 });
});

function thrownBy(act: () => void): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof ProblemList ? error.problems[0] : error;
  }
}

function codeOf(act: () => void): unknown {
  return (thrownBy(act) as { code: string } | null)?.code ?? null;
}

function paramsOf(act: () => void): unknown {
  return (thrownBy(act) as { params: unknown } | null)?.params;
}
