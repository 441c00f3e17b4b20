import type { PublicBattle } from '@puzzle-runs/contract/battle.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { codeFlagOf, toPublicExploration } from '#mapping/public-exploration.ts';
import { describeFor } from '#modules/content/described.service.ts';
import { withFacts } from '#modules/content/exploration-facts.service.ts';
import { findMeantBattle } from '#modules/names/meant-slugs.service.ts';
import { battleScheduleAt } from '#modules/play/play.service.ts';
import {
  type BattleFilters,
  countBattles,
  listBattleMarkers,
  listBattles,
  listPublicExplorationsOfBattles,
  listPublicParticipants,
} from './battles.repository.ts';

type Participant = Awaited<ReturnType<typeof listPublicParticipants>>[number];
type Exploration = Awaited<ReturnType<typeof listPublicExplorationsOfBattles>>[number];
type BattleExploration = PublicBattle['Explorations'][number];

/**
 * A page of battles with the explorations that the visitor finds and their teams, by name, with the total count. The
 * explorations of a single battle, found by its slug in any spelling, have their facts and are described in the language
 * of the reader.
 */
export async function listPublicBattles(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  asked: BattleFilters,
  { limit, offset, ...reading }: { limit: number; offset: number } & ReadingLanguage,
): Promise<{ count: number; rows: PublicBattle[] }> {
  const paging = { limit, offset };
  const found = (filters: BattleFilters) =>
    Promise.all([countBattles(db, filters), listBattles(db, filters, paging)] as const);
  let [count, battles] = await found(asked);
  if (count === 0 && asked.name !== undefined) {
    const name = await findMeantBattle(db, asked.name);
    if (name !== undefined && name !== asked.name) [count, battles] = await found({ ...asked, name });
  }
  const ids = battles.map((battle) => battle.id);
  const seen = { battleIds: ids, key: asked.name === undefined ? undefined : asked.key };
  const sides = ids.length > 0 ? await listPublicParticipants(db, seen) : [];
  const participants = Map.groupBy(sides, (side) => side.battleId);
  const played = ids.length > 0 ? await listPublicExplorationsOfBattles(db, seen) : [];
  const explorations = new Map(played.map((row) => [row.exploration.id, row]));
  const at = now();
  const rows = battles.map(({ startsAt, endsAt, pausedAt, manualStart, ...battle }): PublicBattle => {
    const Explorations = explorationsWithTeams(participants.get(battle.id) ?? [], explorations);
    const code = Explorations.some((exploration) => exploration.code === 1) ? 1 : 0;
    return {
      ...battle,
      code,
      schedule: battleScheduleAt({ startsAt, endsAt, pausedAt, manualStart }, at),
      Explorations,
    };
  });
  if (asked.name === undefined) return { count, rows };
  const named = rows.map(async (battle) => {
    const described = await describeFor(db, battle.Explorations, reading);
    return { ...battle, Explorations: await withFacts(db, described) };
  });
  return { count, rows: await Promise.all(named) };
}

function explorationsWithTeams(
  participants: Participant[],
  known: ReadonlyMap<number, Exploration>,
): BattleExploration[] {
  return [...Map.groupBy(participants, ({ explorationId }) => explorationId)].flatMap(([id, sides]) => {
    const exploration = known.get(id);
    if (!exploration) return []; // unpublished between the two queries
    const Teams = sides.map(({ team }) => ({ ...team, code: codeFlagOf(team.code) }));
    return [{ ...toPublicExploration(exploration.exploration, exploration.place), Teams }];
  });
}

export async function listMarkersOfBattles(db: Db, filters: BattleFilters) {
  const rows = await listBattleMarkers(db, filters);
  return { count: rows.length, rows };
}
