import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import { and, asc, count, countDistinct, eq, exists, inArray, isNotNull, like, not, type SQL, sql } from 'drizzle-orm';
import { publicColumns } from '#db/public-columns.ts';
import { idsHolding, searchWords } from '#db/search.ts';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

export interface BattleFilters {
  /** Slug. */
  name?: string | undefined;
  /** Words in the name of the battle. */
  battle?: string | undefined;
  /** Words in names or places of its explorations. */
  search?: string | undefined;
  code: CodeFilter;
  postal_code?: string[] | undefined;
}

/** Subquery for the published explorations of a battle that meet `condition`. */
function explorationsOf(db: Db, condition?: SQL) {
  const { battles, participants, explorations } = db.t;
  return db
    .select({ one: sql`1` })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(participants.battleId, battles.id), eq(explorations.published, true), condition));
}

/**
 * Subquery for the ids of battles with a published exploration
 * that contains a word; evaluated once, not once per battle.
 */
function idsOfExplorationsHolding(db: Db, word: string) {
  const { participants, explorations } = db.t;
  return db
    .select({ id: participants.battleId })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(explorations.published, true), inArray(explorations.id, idsHolding(db, word))));
}

/**
 * Condition: a published exploration takes part; each word is in
 * the name of the battle, or in name or place of an exploration.
 */
function battleConditions(db: Db, { name, battle, search, code, postal_code }: BattleFilters): SQL | undefined {
  const { battles, explorations } = db.t;
  const protectedExploration = exists(explorationsOf(db, isNotNull(explorations.code)));
  return and(
    exists(explorationsOf(db, postal_code && inArray(explorations.postalCode, postal_code))),
    name === undefined ? undefined : eq(battles.slug, name),
    code === 'withCode' ? protectedExploration : undefined,
    code === 'withoutCode' ? not(protectedExploration) : undefined,
    ...searchWords(battle).map((word) => like(battles.searchText, `%${word}%`)),
    ...searchWords(search).map((word) => inArray(battles.id, idsOfExplorationsHolding(db, word))),
  );
}

export function listBattles(db: Db, filters: BattleFilters, paging: { limit: number; offset: number }) {
  const { battles } = db.t;
  return db
    .select({
      id: battles.id,
      name: battles.name,
      slug: battles.slug,
      description: battles.description,
      startsAt: battles.startsAt,
      endsAt: battles.endsAt,
      pausedAt: battles.pausedAt,
      manualStart: battles.manualStart,
      board: battles.board,
    })
    .from(battles)
    .where(battleConditions(db, filters))
    .orderBy(asc(battles.name), asc(battles.id))
    .limit(paging.limit)
    .offset(paging.offset);
}

export async function countBattles(db: Db, filters: BattleFilters): Promise<number> {
  const [row] = await db.select({ n: count() }).from(db.t.battles).where(battleConditions(db, filters));
  return row?.n ?? 0;
}

/** Teams of some battles that play published explorations, by exploration and team name. */
export async function listPublicParticipants(db: Db, battleIds: number[]) {
  const { participants, explorations, teams } = db.t;
  const { id, name, slug, image, code } = teams;
  const rows = await db
    .select({
      battleId: participants.battleId,
      explorationId: participants.explorationId,
      team: { id, name, slug, image, code },
    })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .innerJoin(teams, eq(teams.id, participants.teamId))
    .where(and(inArray(participants.battleId, battleIds), eq(explorations.published, true)))
    .orderBy(asc(explorations.name), asc(participants.id));
  return rows.toSorted((a, b) => compareNames(a.team.name, b.team.name));
}

/**
 * Published explorations of some battles, each once: joined
 * with the teams, each row would repeat the whole description.
 */
export function listPublicExplorationsOfBattles(db: Db, battleIds: number[]) {
  const { participants, explorations, postalCodes } = db.t;
  const played = db
    .select({ id: participants.explorationId })
    .from(participants)
    .where(inArray(participants.battleId, battleIds));
  return db
    .select({ exploration: publicColumns(db), place: postalCodes })
    .from(explorations)
    .leftJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(and(inArray(explorations.id, played), eq(explorations.published, true)));
}

export function listBattleMarkers(db: Db, filters: BattleFilters) {
  const { battles, participants, explorations, postalCodes } = db.t;
  return db
    .select({
      postal_code: postalCodes.code,
      name: postalCodes.name,
      latitude: postalCodes.latitude,
      longitude: postalCodes.longitude,
      count: countDistinct(battles.id),
    })
    .from(battles)
    .innerJoin(participants, eq(participants.battleId, battles.id))
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .innerJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(
      and(
        eq(explorations.published, true),
        battleConditions(db, filters),
        filters.postal_code && inArray(explorations.postalCode, filters.postal_code),
      ),
    )
    .groupBy(postalCodes.code, postalCodes.name, postalCodes.latitude, postalCodes.longitude)
    .orderBy(postalCodes.code);
}

const boardBySlug = statement((db) => {
  const { battles: b } = db.t;
  return db
    .select({
      id: b.id,
      name: b.name,
      board: b.board,
      startsAt: b.startsAt,
      endsAt: b.endsAt,
      pausedAt: b.pausedAt,
      manualStart: b.manualStart,
    })
    .from(b)
    .where(eq(b.slug, sql.placeholder('slug')));
});

/** A battle with the data of its board (big screen), except the ranking. */
export async function findBoard(db: Db, slug: string) {
  const [battle] = await boardBySlug(db, { slug });
  return battle;
}

const boardById = statement((db) => {
  const { battles: b } = db.t;
  return db
    .select({ name: b.name, slug: b.slug, board: b.board })
    .from(b)
    .where(eq(b.id, sql.placeholder('id')));
});

/** Name and slug of a battle whose board is shown. */
export async function findShownBoard(db: Db, id: number): Promise<{ name: string; slug: string } | undefined> {
  const [battle] = await boardById(db, { id });
  return battle?.board ? battle : undefined;
}

/** Whether the board of a battle is shown; false when the battle was deleted. */
export async function findBoardShown(db: Db, id: number): Promise<boolean> {
  const [battle] = await boardById(db, { id });
  return battle?.board ?? false;
}

const explorationSlugs = statement((db) => {
  const { participants, explorations } = db.t;
  return db
    .selectDistinct({ slug: explorations.slug })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(participants.battleId, sql.placeholder('battleId')), eq(explorations.published, true)))
    .limit(2);
});

/**
 * Slugs of the published explorations of a battle, at most two: the caller only checks whether there is exactly one.
 */
export async function listExplorationSlugs(db: Db, battleId: number): Promise<string[]> {
  return (await explorationSlugs(db, { battleId })).map(({ slug }) => slug);
}
