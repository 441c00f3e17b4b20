import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { battleScheduleAt } from '#modules/play/play.service.ts';
import { shownRanking } from '#modules/play/ranking.service.ts';
import { findBoard } from './battles.repository.ts';

/** The big screen of a battle. Throws `not_found` while its organiser does not show it. */
export async function readBoard(
  { store: { db }, config, now }: Pick<Deps, 'store' | 'config' | 'now'>,
  slug: string,
): Promise<BattleBoard> {
  const battle = await findBoard(db, slug);
  if (!battle?.board) throw new Problem('not_found');
  const join_url = `${config.playerUrl}/battle?name=${encodeURIComponent(slug)}`;
  return {
    Battle: { name: battle.name, slug },
    schedule: battleScheduleAt(battle, now()),
    ...(await shownRanking(db, battle.id)),
    join_url,
  };
}
