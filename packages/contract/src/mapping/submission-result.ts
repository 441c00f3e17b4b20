import type { Result } from '@puzzle-runs/domain/game/act.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { SubmissionResult } from '../play/submission.ts';

/** The texts of a bought hint. */
export interface HintTexts {
  hint_value: string;
  hint_description: string;
}

/**
 * What a player is told after a submission. A wrong answer is returned as a problem, because it is refused with 422,
 * but it counts.
 * @param progress after the submission
 * @param hintTexts of a bought hint, by id
 */
export function toSubmissionResult(
  result: Result,
  progress: Progress,
  hintTexts: (id: number) => HintTexts,
): SubmissionResult | Problem {
  const netPoints = standingOf(progress).net;
  switch (result.kind) {
    case 'solved':
    case 'pending':
      return {
        progress_type: 'task',
        progress_id: result.taskId,
        state: result.kind,
        points: result.points,
        netPoints,
      };
    case 'wrong': {
      const { remaining: remaining_attempts, partialPoints: partial_points } = result;
      return new Problem('wrong_answer', { remaining_attempts, ...(partial_points !== null && { partial_points }) });
    }
    case 'bought':
      return { progress_type: 'hint', progress_id: result.hintId, ...hintTexts(result.hintId), netPoints };
    case 'arrived':
      return { progress_type: 'arrival', progress_id: result.poiId, netPoints };
    case 'changed':
      throw new Error('an act of an organiser has no result for players');
  }
}
