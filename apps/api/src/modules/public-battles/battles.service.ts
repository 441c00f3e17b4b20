import type { PublicBattle } from '@puzzle-runs/contract/battle.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { codeFlagOf, toPublicExploration } from '#mapping/public-exploration.ts';
import { battleScheduleAt } from '#modules/play/play.service.ts';
import {
  type BattleFilters,
  countBattles,
  listBattleMarkers,
  listBattles,
  listParticipants,
  listRuns,
} from './battles.repository.ts';

type Participant = Awaited<ReturnType<typeof listParticipants>>[number];
type Run = Awaited<ReturnType<typeof listRuns>>[number];
type BattleRun = PublicBattle['Explorations'][number];

/** Battles with their published runs and teams, by name, as they are at this moment. */
export async function listPublicBattles(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  filters: BattleFilters,
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

export async function listMarkersOfBattles(db: Db, filters: BattleFilters) {
  const rows = await listBattleMarkers(db, filters);
  return { count: rows.length, rows };
}
