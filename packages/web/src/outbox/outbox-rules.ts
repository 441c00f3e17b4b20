import type { FailureCode } from '../api/api-problem.ts';
import type { OutboxEntry, Outcome, QueuedBody } from './outbox-entry.ts';
import { isPhotoAnswer, isSameTarget, isSettled } from './outbox-entry.ts';

/**
 * What happens to an entry after a failed attempt. `wait`: try again later, before the entries behind it; `join`: the
 * token is not accepted, wait for a new one; `hold`: keep it for its player, who sends it again or takes it back, and
 * go on with those behind it; `refuse`: the outcome is final.
 */
type Verdict = 'wait' | 'join' | 'hold' | 'refuse';

/**
 * After so many server errors an entry is held: another attempt would most likely fail as well, and those behind it
 * wait.
 */
const MAX_SERVER_ERRORS = 6;

/**
 * @param entry as it was before the attempt
 * Only a code of our server refuses, and never a photo: it cannot be taken again at another place.
 */
export function judgeFailure({ waited, serverErrors, body }: OutboxEntry, code: FailureCode): Verdict {
  if (code === 'network' || code === 'unavailable') return 'wait';
  // The price rose while the phone solved: the next attempt solves another one
  if (code === 'captcha_required') return 'wait';
  if (code === 'unauthorized') return 'join';
  if (code === 'unexpected') return serverErrors + 1 < MAX_SERVER_ERRORS ? 'wait' : 'hold';
  if (code === 'rate_limited' && (waited || isPhotoAnswer(body))) return 'wait';
  return isPhotoAnswer(body) ? 'hold' : 'refuse';
}

const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const;

/**
 * Milliseconds before the next attempt. `failures`: attempts lost in a row, from 1; `retryAfter`: seconds asked for by
 * the server.
 */
export function backoffMs(failures: number, retryAfter?: unknown): number {
  const step = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0];
  return typeof retryAfter === 'number' ? Math.max(step, retryAfter * 1_000) : step;
}

/** Entries to send, oldest first, without refused and held ones and those of games that wait for a new token. */
export function sendableEntries(entries: readonly OutboxEntry[], blocked: ReadonlySet<string>): OutboxEntry[] {
  return entries
    .filter((entry) => !isSettled(entry) && !entry.held && !blocked.has(entry.game))
    .toSorted((a, b) => a.order - b.order);
}

/** The entries of a game's queue that a new body replaces, or the waiting entry that is the same. */
export function admitBody(entries: readonly OutboxEntry[], game: string, body: QueuedBody) {
  const earlier = entries.filter((entry) => entry.game === game && isSameTarget(entry.body, body));
  return {
    // A rating replaces the earlier one, and a new attempt replaces the refusal of the last one.
    replaced: earlier.filter((entry) => isSettled(entry) || body.progress_type === 'rating'),
    // A hint is bought once, however often the player asks for it.
    same: body.progress_type === 'hint' ? earlier.find((entry) => !isSettled(entry)) : undefined,
  };
}

/** Whole minutes that an entry has been waiting. A clock that was set back meanwhile counts as no time. */
export function minutesWaiting(queuedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - queuedAt) / 60_000));
}

/** Fields of a result that the player notices; points of the whole team also change without this entry. */
interface Noticed {
  points?: number;
  hint_value?: string;
}

/** Whether the server decided like the phone did without a network. */
export function verdictAgrees(verdict: Outcome, outcome: Outcome): boolean {
  if ('problem' in verdict) {
    if ('result' in outcome || outcome.problem.code !== verdict.problem.code) return false;
    return partialPointsOf(outcome) === partialPointsOf(verdict);
  }
  if ('problem' in outcome) return false;
  // The casts are safe: both are results of the same submission.
  const [judged, counted] = [verdict.result as Noticed, outcome.result as Noticed];
  return judged.points === counted.points && judged.hint_value === counted.hint_value;
}

/** Points for the best wrong try, which count once the attempts are used up. */
export function partialPointsOf({ problem }: Extract<Outcome, { problem: unknown }>): number {
  return Number(problem.params.partial_points ?? 0);
}
