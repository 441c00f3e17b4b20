import type { ManagedProgressEntry, ShareEntry } from '@puzzle-runs/contract/management/progress.ts';
import { codeOnTeamCard, joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { joinSecretOf, linkKeyOf } from '#mapping/public-exploration.ts';
import { battleScheduleAt } from '#modules/play/play.service.ts';
import { pointsOf, taskFigures } from '#modules/play/score/points.service.ts';
import { rankBattle } from '#modules/play/score/ranking.service.ts';
import { kindWithKey, shortKey } from '#secrets/unguessable-codes.ts';
import { getOwnBattle, type OwnBattle } from '../battles/battles.repository.ts';
import { listCards, listProgress, type ProgressRow } from '../statistic/standings.repository.ts';

/** A page of the teams of an own battle with their progress, by name. Throws `not_found`. */
export async function listManagedProgress(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  { user_id }: Session,
  { battle_name: slug, ...paging }: { battle_name: string; limit: number; offset: number },
) {
  const battle = await getOwnBattle(db, user_id, { slug });
  const { count, rows } = await listProgress(db, battle.id, paging);
  return { count, rows: rows.map((row) => toProgress(row, battle, now())) };
}

function toProgress(row: ProgressRow, battle: OwnBattle, now: Date): ManagedProgressEntry {
  const { participantId, team, exploration, extraMinutes, adjusted, pointsToEarn, taskCount } = row;
  const { startDelay, endDelay } = row;
  return {
    Battle: { id: battle.id, name: battle.name, slug: battle.slug },
    Team: team,
    Exploration: exploration,
    participant_id: participantId,
    joined_at: row.joinedAt?.toISOString() ?? null,
    ...pointsOf({ earned: row.earned ?? 0, spent: row.spent ?? 0, adjusted, pointsToEarn }),
    ...taskFigures({ total: taskCount, completed: row.existingSolved }),
    extra_minutes: extraMinutes,
    state: battleScheduleAt({ ...battle, startDelay, endDelay }, now, extraMinutes).state,
  };
}

/** The present ranking of an own battle, also while it is frozen. Throws `not_found`. */
export async function readOwnRanking({ store: { db } }: Pick<Deps, 'store'>, { user_id }: Session, slug: string) {
  const battle = await getOwnBattle(db, user_id, { slug });
  const rows = await rankBattle(db, battle.id, battle);
  return { count: rows.length, rows, rank_by_share: battle.rankByShare, tie_rule: battle.tieRule };
}

/** Cards of an own battle: the join address of each team, codes and keys included. Throws `not_found`. */
export async function readCards(
  { store: { db }, config, secret }: Pick<Deps, 'store' | 'config' | 'secret'>,
  { user_id }: Session,
  slug: string,
): Promise<{ count: number; rows: ShareEntry[] }> {
  const battle = await getOwnBattle(db, user_id, { slug });
  const cards = await listCards(db, battle.id);
  const rows = cards.map(({ participantId, exploration, team }): ShareEntry => {
    const ids = { exploration_id: exploration.id, battle_id: battle.id, team_id: team.id };
    const codes = { exploration_code: joinSecretOf(exploration), team_code: team.code };
    const { name, image, description, code, published } = exploration;
    return {
      ...ids,
      participant_id: participantId,
      card: shortKey(secret, kindWithKey('card', linkKeyOf(exploration)), participantId),
      Team: { name: team.name, image: team.image, code: codeOnTeamCard(team.code) },
      Exploration: { name, image, description, code: codeOnTeamCard(code), published },
      Battle: { name: battle.name, description: battle.description },
      join_url: joinAddress(config.playerUrl, { ...ids, ...codes }),
    };
  });
  return { count: rows.length, rows };
}
