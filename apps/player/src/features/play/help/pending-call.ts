import type { FailureCode } from '@puzzle-runs/web/api/api-problem.ts';

/** A request for help on its way. The same content keeps its id until the outcome is known, so that it counts once. */
export interface PendingCall {
  id: string;
  /** The body as JSON, to detect changes by the player. */
  content: string;
}

/** Failures after which the call may have counted or certainly did not: the id is reused. */
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
 * The call for a body: the pending one if it has the same content, else a new one.
 * @param newId returns a random UUID
 */
export function reusePending(pending: PendingCall | null, body: object, newId: () => string): PendingCall {
  const content = JSON.stringify(body);
  return pending?.content === content ? pending : { id: newId(), content };
}
