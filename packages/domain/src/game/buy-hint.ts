import { Problem } from '../problem.ts';
import { refuseLocked } from './access.ts';
import { type Applied, type Context, type HintSubmission, unchanged } from './act.ts';
import type { Game } from './game.ts';
import { type Progress, withEntry } from './progress.ts';
import { standingOf } from './standing.ts';

/** Charges a hint once; buying it again charges nothing. A free hint can be bought with negative net points, too. */
export function buyHint(
  game: Game,
  progress: Progress,
  { progress_id: hintId }: HintSubmission,
  { at }: Context,
): Applied {
  const found = game.hintById.get(hintId);
  if (!found) throw new Problem('not_found');
  const { poi, hint } = found;
  refuseLocked(game, progress, { poi, at });
  const result = { kind: 'bought', hintId } as const;
  if (progress.bought.has(hintId)) return unchanged(progress, result);
  const { cost } = hint;
  const { net } = standingOf(progress);
  if (cost > 0 && cost > net) throw new Problem('not_enough_points', { missing: cost - net });
  return {
    progress: { ...progress, bought: withEntry(progress.bought, hintId, { cost, at }) },
    outcome: { result, effects: [{ effect: 'count', act: { kind: 'hint', poiId: poi.id } }] },
  };
}
