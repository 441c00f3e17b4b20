import type { ProblemCode } from '@puzzle-runs/domain/problem.ts';

/** How often a lost submission is sent again by itself, and after how many milliseconds. */
const RESEND_DELAYS_MS = [1_000, 2_000, 4_000, 8_000] as const;

/** One thing sent to the API: the same content keeps its id until its outcome is known. */
export interface PendingSubmission {
  id: string;
  /** The body as text, to tell whether the player has changed it since. */
  content: string;
}

/** Codes after which nobody knows whether the answer counted, or after which it surely did not: the id may be used again. */
const UNKNOWN_OUTCOME_CODES: ReadonlySet<string> = new Set<ProblemCode | 'network'>([
  'network',
  'unexpected',
  'rate_limited',
]);

/** Whether a failure leaves the submission open, so that sending it again must not count twice (design: play rules). */
export function isOutcomeUnknown(code: string): boolean {
  return UNKNOWN_OUTCOME_CODES.has(code);
}

/**
 * The submission for a body that is about to be sent: the unanswered one again when it holds the same, else a new one.
 * `newId` makes a random UUID.
 */
export function reusePending(pending: PendingSubmission | null, body: object, newId: () => string): PendingSubmission {
  const content = JSON.stringify(body);
  return pending?.content === content ? pending : { id: newId(), content };
}

/** Whether to repeat by itself after `failures` failures (TanStack's `retry`): only a lost connection is repeated. */
export function shouldResend(failures: number, code: string): boolean {
  return code === 'network' && failures < RESEND_DELAYS_MS.length;
}

/** Milliseconds before repetition number `failures` (TanStack's `retryDelay`, counting from 0). */
export function resendDelay(failures: number): number {
  return RESEND_DELAYS_MS[Math.min(failures, RESEND_DELAYS_MS.length - 1)] ?? 0;
}
