import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import { and, asc, count, countDistinct, eq, exists, inArray, isNotNull, like, not, type SQL, sql } from 'drizzle-orm';
import { publicColumns } from '#db/public-columns.ts';
import { idsHolding, searchWords } from '#db/search.ts';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { isListed, isOpenWith, storedKey } from '#db/visible-runs.ts';

export interface BattleFilters {
  /** Slug. */
  name?: string | undefined;
  /** Key of an exploration of the battle that only its link finds. */
  key?: string | undefined;
  /** Words in the name of the battle. */
  battle?: string | undefined;
  /** Words in names or places of its explorations. */
  search?: string | undefined;
  code: CodeFilter;
  postal_code?: string[] | undefined;
}

/** Subquery for the explorations of a battle that a visitor finds with a key and that meet `condition`. */
function explorationsOf(db: Db, key: string, condition?: SQL) {
  const { battles, participants, explorations } = db.t;
  return db
    .select({ one: sql`1` })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(participants.battleId, battles.id), isOpenWith(db, key), condition));
}

/**
 * Subquery for the ids of battles with an exploration that everybody finds
 * and that contains a word; evaluated once, not once per battle.
 */
function idsOfExplorationsHolding(db: Db, word: string) {
  const { participants, explorations } = db.t;
  return db
    .select({ id: participants.battleId })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(isListed(db), inArray(explorations.id, idsHolding(db, word))));
}

/**
 * Condition: an exploration that the visitor finds takes part; each word is in
 * the name of the battle, or in name or place of an exploration.
 */
function battleConditions(db: Db, { name, key: given, ...filters }: BattleFilters): SQL | undefined {
  const { battle, search, code, postal_code } = filters;
  const { battles, explorations } = db.t;
  const key = name === undefined ? '' : storedKey(given);
  const protectedExploration = exists(explorationsOf(db, key, isNotNull(explorations.code)));
  return and(
    exists(explorationsOf(db, key, postal_code && inArray(explorations.postalCode, postal_code))),
    name === undefined ? undefined : eq(battles.slug, name),
    code === 'withCode' ? protectedExploration : undefined,
    code === 'withoutCode' ? not(protectedExploration) : undefined,
    ...searchWords(battle).map((word) => like(battles.searchText, `%${word}%`)),
    ...searchWords(search).map((word) => inArray(battles.id, idsOfExplorationsHolding(db, word))),
  );
}

interface SeenBattles {
  battleIds: number[];
  /** Key of an exploration that only its link finds. */
  key: string | undefined;
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

/** Teams of some battles that play explorations which a visitor finds with a key, by exploration and team name. */
export async function listPublicParticipants(db: Db, { battleIds, key }: SeenBattles) {
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
    .where(and(inArray(participants.battleId, battleIds), isOpenWith(db, storedKey(key))))
    .orderBy(asc(explorations.name), asc(participants.id));
  return rows.toSorted((a, b) => compareNames(a.team.name, b.team.name));
}

/**
 * Explorations of some battles that a visitor finds with a key, each once: joined
 * with the teams, each row would repeat the whole description.
 */
export function listPublicExplorationsOfBattles(db: Db, { battleIds, key }: SeenBattles) {
  const { participants, explorations, postalCodes } = db.t;
  const played = db
    .select({ id: participants.explorationId })
    .from(participants)
    .where(inArray(participants.battleId, battleIds));
  return db
    .select({ exploration: publicColumns(db), place: postalCodes })
    .from(explorations)
    .leftJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(and(inArray(explorations.id, played), isOpenWith(db, storedKey(key))));
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
        isListed(db),
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
      pauses: b.pauses,
      teamOrder: b.teamOrder,
      staggerMinutes: b.staggerMinutes,
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

const joinableRuns = statement((db) => {
  const { participants, explorations } = db.t;
  return db
    .selectDistinct({ slug: explorations.slug, visibility: explorations.visibility, linkKey: explorations.linkKey })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(participants.battleId, sql.placeholder('battleId')), isOpenWith(db, sql.placeholder('key'))))
    .limit(2);
});

/**
 * The explorations of a battle that a visitor finds with a key, at most two: the caller only checks whether there is
 * exactly one.
 */
export function listJoinable(db: Db, { battleId, key }: { battleId: number; key: string | undefined }) {
  return joinableRuns(db, { battleId, key: storedKey(key) });
}

/** The keys of the explorations of a battle that only their link finds. */
export async function listLinkKeys(db: Db, battleId: number): Promise<string[]> {
  const { participants, explorations: e } = db.t;
  const rows = await db
    .selectDistinct({ key: e.linkKey })
    .from(participants)
    .innerJoin(e, eq(e.id, participants.explorationId))
    .where(and(eq(participants.battleId, battleId), eq(e.published, true), eq(e.visibility, 'link')));
  return rows.flatMap(({ key }) => key ?? []);
}
