import { mergedPart } from '@puzzle-runs/domain/battle/merge-teams.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import {
  findPlayedPart,
  giveToTeam,
  moveToParticipation,
  replaceParticipation,
  type TeamInBattle,
} from './merge-participations.repository.ts';

interface Merging {
  from: TeamInBattle;
  into: TeamInBattle;
}

/**
 * Decides which of the teams' participations is kept and which is dropped, and which run the merged team plays. @throws
 * `team_has_progress` when both have progress
 */
export async function planMerge(db: Db, { from, into }: Merging) {
  const inRunOf = from.explorationId === into.explorationId ? null : { ...into, explorationId: from.explorationId };
  // Left over from before the team that stays was moved to another run.
  const earlier = inRunOf && (await findPlayedPart(db, inRunOf));
  const [left, right] = [await findPlayedPart(db, from), await findPlayedPart(db, into)];
  const plan = mergedPart(left, right);
  if (plan === 'both') throw new Problem('team_has_progress');
  const goesOn = left !== null && plan.kept === left.id;
  if (goesOn && earlier?.hasProgress) throw new Problem('team_has_progress');
  return {
    ...plan,
    earlier: goesOn ? (earlier?.id ?? null) : null,
    explorationId: (goesOn ? from : into).explorationId,
  };
}

export type MergePlan = Awaited<ReturnType<typeof planMerge>>;

/**
 * Moves the phones of the dropped participations to the one that is kept, which then belongs to the team that stays.
 */
export async function mergeParticipations(
  tx: Tx,
  { into, plan }: Pick<Merging, 'into'> & { plan: MergePlan },
  at: Date,
) {
  const { kept, explorationId } = plan;
  for (const dropped of [plan.dropped, plan.earlier]) {
    if (dropped === null || kept === null) continue;
    await moveToParticipation(tx, { from: dropped, to: kept, at });
    await replaceParticipation(tx, { from: dropped, to: kept });
  }
  if (kept !== null) await giveToTeam(tx, kept, { ...into, explorationId });
}
