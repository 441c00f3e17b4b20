import type { FailureCode } from '@puzzle-runs/web/api/api-problem.ts';

/** Backoff in milliseconds before each automatic resend. */
const RESEND_DELAYS_MS = [1_000, 2_000, 4_000, 8_000] as const;

/** A submission to the API. The same content keeps its id until the outcome is known, which makes it idempotent. */
export interface PendingSubmission {
  id: string;
  /** The body as JSON, to detect changes by the player. */
  content: string;
}

/** Failures after which the submission may have counted or certainly did not: the id is reused. */
const UNKNOWN_OUTCOME_CODES: ReadonlySet<FailureCode> = new Set([
  'network',
  'unavailable',
  'unexpected',
  'rate_limited',
]);

/** Whether a failure leaves the outcome unknown, so that a resend must not count twice. */
export function isOutcomeUnknown(code: FailureCode): boolean {
  return UNKNOWN_OUTCOME_CODES.has(code);
}

/**
 * The submission for a body: the pending one if it has the same content, else a new one.
 * @param newId returns a random UUID
 */
export function reusePending(pending: PendingSubmission | null, body: object, newId: () => string): PendingSubmission {
  const content = JSON.stringify(body);
  return pending?.content === content ? pending : { id: newId(), content };
}

/** TanStack `retry`: resends automatically only after a lost connection, or while the server has no database. */
export function shouldResend(failures: number, code: FailureCode): boolean {
  return (code === 'network' || code === 'unavailable') && failures < RESEND_DELAYS_MS.length;
}

/** TanStack `retryDelay`: milliseconds before resend number `failures`, from 0. */
export function resendDelay(failures: number): number {
  return RESEND_DELAYS_MS[Math.min(failures, RESEND_DELAYS_MS.length - 1)] ?? 0;
}
