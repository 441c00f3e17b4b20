import { and, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { publicColumns } from '#db/public-columns.ts';
import { holdsWords, searchWords, wordValues } from '#db/search.ts';
import { statements } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { factsOf } from '#mapping/exploration-facts.ts';

interface ListShape {
  name: boolean;
  words: number;
}

/**
 * Condition for own explorations. Values: `creatorId`, and
 * depending on the shape `name` (a slug) and the words of a search.
 */
function own(db: Db, { name, words }: ListShape) {
  const { explorations: e } = db.t;
  return and(
    eq(e.creatorId, sql.placeholder('creatorId')),
    name ? eq(e.slug, sql.placeholder('name')) : undefined,
    holdsWords(db, words),
  );
}

const pageOfOwn = statements((db: Db, shape: ListShape) => {
  const { explorations: e, postalCodes, explorationSearch } = db.t;
  const query = db
    .select({ exploration: managedColumns(db), place: postalCodes })
    .from(e)
    .leftJoin(postalCodes, eq(postalCodes.code, e.postalCode))
    .where(own(db, shape))
    .orderBy(desc(e.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, e.id)) : query;
});

const countOfOwn = statements((db: Db, shape: ListShape) => {
  const { explorations: e, explorationSearch } = db.t;
  const query = db.select({ n: count() }).from(e).where(own(db, shape)).$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, e.id)) : query;
});

function managedColumns(db: Db) {
  const e = db.t.explorations;
  const { minutes: _computed, offered: _public, ...columns } = publicColumns(db);
  return {
    ...columns,
    intro: e.intro,
    finale: e.finale,
    ...factsOf(e),
    measured_minutes: e.measuredMinutes,
    route: e.route,
    finish_rule: e.finishRule,
    finish_pois: e.finishPois,
    finish_poi: e.finishPoi,
    published: e.published,
    linkKey: e.linkKey,
    createdAt: e.createdAt,
    updatedAt: e.updatedAt,
  };
}

interface OwnFilters {
  creatorId: number;
  /** Slug. */
  name?: string | undefined;
  search?: string | undefined;
}

/** A page of a creator's explorations, newest first, with the total count. */
export async function listOwnExplorationRows(db: Db, filters: OwnFilters, paging: { limit: number; offset: number }) {
  const words = searchWords(filters.search);
  const shape = { name: filters.name !== undefined, words: words.length };
  const values = { ...filters, ...wordValues(words) };
  const [[counted], rows] = await Promise.all([
    countOfOwn(db, shape, values),
    pageOfOwn(db, shape, { ...values, ...paging }),
  ]);
  return { count: counted?.n ?? 0, rows };
}

/** One exploration with its place. */
export async function getManagedRow(db: Db, id: number) {
  const { explorations: e, postalCodes } = db.t;
  const [row] = await db
    .select({ exploration: managedColumns(db), place: postalCodes })
    .from(e)
    .leftJoin(postalCodes, eq(postalCodes.code, e.postalCode))
    .where(eq(e.id, id));
  if (!row) throw new Error(`exploration ${id} disappeared within its transaction`);
  return row;
}

export type ManagedRow = Awaited<ReturnType<typeof getManagedRow>>;

/** Whether a player has joined; trials of the creator do not count. */
export async function explorationHasPlayers(db: Db, explorationId: number): Promise<boolean> {
  const { participations: p } = db.t;
  const [player] = await db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.explorationId, explorationId), isNull(p.trial)))
    .limit(1);
  return player !== undefined;
}

/**
 * Number of participations that joined or solved a task since
 * then, without trials, and how many of them are in a battle.
 */
export async function countActiveSince(db: Db, explorationId: number, since: Date) {
  const { participations: p } = db.t;
  const [row] = await db
    .select({ playing: count(), in_battle: count(p.battleId) })
    .from(p)
    .where(
      and(eq(p.explorationId, explorationId), isNull(p.trial), or(gte(p.joinedAt, since), gte(p.lastSolvedAt, since))),
    );
  return row ?? { playing: 0, in_battle: 0 };
}
