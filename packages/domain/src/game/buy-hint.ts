import { Problem } from '../problem.ts';
import { refuseLocked } from './access.ts';
import { type Applied, type Context, type HintSubmission, unchanged } from './act.ts';
import type { Game } from './game.ts';
import { hintStateAt } from './hint-progress.ts';
import { type Progress, withEntry } from './progress.ts';
import { standingOf } from './standing.ts';

/**
 * Charges a hint once; buying it again charges nothing. A free hint can be bought with negative net points, too. A
 * phone that holds the answers tells how long it has waited, because its submissions arrive later.
 */
export function buyHint(
  game: Game,
  progress: Progress,
  { progress_id: hintId, waited_minutes }: HintSubmission,
  { at }: Context,
): Applied {
  const found = game.hintById.get(hintId);
  if (!found) throw new Problem('not_found');
  const { poi, hint } = found;
  refuseLocked(game, progress, { poi, at });
  const result = { kind: 'bought', hintId } as const;
  if (progress.bought.has(hintId)) return unchanged(progress, result);
  const waitedMinutes = game.mayHoldAnswers ? waited_minutes : undefined;
  const state = hintStateAt(game, progress, { poi, hint, at, ...(waitedMinutes !== undefined && { waitedMinutes }) });
  if (!state.shown) throw new Problem('hint_not_yet');
  const cost = state.free ? 0 : hint.cost;
  const { net } = standingOf(progress);
  if (cost > 0 && cost > net) throw new Problem('not_enough_points', { missing: cost - net });
  return {
    progress: { ...progress, bought: withEntry(progress.bought, hintId, { cost, at }) },
    outcome: { result, effects: [{ effect: 'count', act: { kind: 'hint', poiId: poi.id } }] },
  };
}
