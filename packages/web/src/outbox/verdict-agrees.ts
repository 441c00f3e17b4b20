import type { Outcome } from './outbox-entry.ts';

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
