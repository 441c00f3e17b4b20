import type { PublicBattle } from '@puzzle-runs/contract/battle.ts';
import { slugOf } from '@puzzle-runs/domain/exploration/slug.ts';
import { searchable } from '#db/search.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { cleanHtml } from '#html/clean-html.ts';
import { codeFlagOf, toPublicExploration } from '#mapping/public-exploration.ts';
import { battleScheduleAt } from '#modules/play/play.service.ts';
import {
  countBattles,
  insertBattle,
  insertParticipant,
  insertTeam,
  type ListFilters,
  listBattleMarkers,
  listBattles,
  listParticipants,
  listRuns,
} from './battles.repository.ts';

export { insertBattle, insertParticipant, insertTeam } from './battles.repository.ts';

type Participant = Awaited<ReturnType<typeof listParticipants>>[number];
type Run = Awaited<ReturnType<typeof listRuns>>[number];
type BattleRun = PublicBattle['Explorations'][number];

/** Battles with their published runs and teams, by name, as they are at this moment. */
export async function listPublicBattles(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  filters: ListFilters,
  paging: { limit: number; offset: number },
) {
  const [count, battles] = await Promise.all([countBattles(db, filters), listBattles(db, filters, paging)]);
  const ids = battles.map((battle) => battle.id);
  const participants = Map.groupBy(ids.length > 0 ? await listParticipants(db, ids) : [], (side) => side.battleId);
  const runs = new Map((ids.length > 0 ? await listRuns(db, ids) : []).map((run) => [run.exploration.id, run]));
  const at = now();
  const rows = battles.map(({ startsAt, endsAt, pausedAt, ...battle }): PublicBattle => {
    const Explorations = runsWithTeams(participants.get(battle.id) ?? [], runs);
    const code = Explorations.some((run) => run.code === 1) ? 1 : 0;
    return { ...battle, code, schedule: battleScheduleAt({ startsAt, endsAt, pausedAt }, at), Explorations };
  });
  return { count, rows };
}

function runsWithTeams(participants: Participant[], known: ReadonlyMap<number, Run>): BattleRun[] {
  return [...Map.groupBy(participants, ({ explorationId }) => explorationId)].flatMap(([id, sides]) => {
    const run = known.get(id);
    if (!run) return []; // unpublished between two reads
    const Teams = sides.map(({ team }) => ({ ...team, code: codeFlagOf(team.code) }));
    return [{ ...toPublicExploration(run.exploration, run.place), Teams }];
  });
}

export async function listMarkersOfBattles(db: Db, filters: ListFilters) {
  const rows = await listBattleMarkers(db, filters);
  return { count: rows.length, rows };
}

export interface NewSide {
  explorationId: number;
  team: { name: string; image: string | null; code: string | null };
}

/** Creates a battle with a new team for each side; answers the battle's id and the teams' ids in the order given. */
export async function createBattle(
  tx: Tx,
  battle: { name: string; description: string; sides: NewSide[] },
  at: Date,
): Promise<{ battleId: number; teamIds: number[] }> {
  const times = { createdAt: at, updatedAt: at };
  const { name } = battle;
  const battleId = await insertBattle(tx, {
    name,
    slug: slugOf(name),
    description: cleanHtml(battle.description),
    searchText: searchable(name),
    ...times,
  });
  const teamIds: number[] = [];
  for (const { explorationId, team } of battle.sides) {
    const teamId = await insertTeam(tx, { ...team, slug: slugOf(team.name), ...times });
    await insertParticipant(tx, { battleId, explorationId, teamId });
    teamIds.push(teamId);
  }
  return { battleId, teamIds };
}
