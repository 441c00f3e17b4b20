import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { type AnyColumn, and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { holdsWords, searchWords, wordValues } from '#db/search.ts';
import type { Db } from '#db/store.ts';
import { isListed, isOpenWith, storedKey } from '#db/visible-runs.ts';

export interface ExplorationFilters {
  /** Slug. */
  name?: string | undefined;
  /** Key of the run with this slug, if only its link finds it. */
  key?: string | undefined;
  search?: string | undefined;
  code: CodeFilter;
  /** Postal codes; matches explorations in any of them. */
  postal_code?: string[] | undefined;
  /** Language tags; matches explorations that can be played in any of them. */
  tags?: readonly string[] | undefined;
}

/** Conditions of a prepared query; the values are placeholders. */
export interface ListShape {
  name: boolean;
  places: number;
  code: CodeFilter;
  words: number;
  tags: number;
}

/** Repeats the last value up to a power of two, so that a few prepared queries serve any number of values. */
function padded(values: readonly string[] = []): string[] {
  const length = values.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(values.length));
  return [...values, ...Array<string>(length - values.length).fill(values.at(-1) ?? '')];
}

/** `tag0`, `tag1`, … with the values. */
function numbered(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]));
}

export function filterShapeOf({ name, postal_code, code, search, tags }: ExplorationFilters): ListShape {
  const words = searchWords(search).length;
  return { name: name !== undefined, places: padded(postal_code).length, code, words, tags: padded(tags).length };
}

export function filterValuesOf({ name, key, postal_code, search, tags }: ExplorationFilters): Record<string, unknown> {
  const [places, languages] = [numbered('place', padded(postal_code)), numbered('tag', padded(tags))];
  return { name, key: storedKey(key), ...places, ...languages, ...wordValues(searchWords(search)) };
}

/** Condition: the column is one of the numbered values. */
function isOneOf(column: AnyColumn, name: string, length: number): SQL {
  return inArray(
    column,
    Array.from({ length }, (_, index) => sql.placeholder(`${name}${index}`)),
  );
}

/** Condition: the column is one of `place0`, `place1`, …; undefined without places. */
export function inPlaces(column: AnyColumn, places: number): SQL | undefined {
  return places === 0 ? undefined : isOneOf(column, 'place', places);
}

/** Condition: players may choose one of the languages `tag0`, `tag1`, …; undefined without languages. */
function playableIn(db: Db, tags: number): SQL | undefined {
  if (tags === 0) return undefined;
  const { explorations, explorationLanguages: l } = db.t;
  const offered = db
    .select({ one: sql`1` })
    .from(l)
    .where(and(eq(l.explorationId, explorations.id), eq(l.offered, true), isOneOf(l.lang, 'tag', tags)));
  return or(isOneOf(explorations.lang, 'tag', tags), exists(offered));
}

/**
 * Conditions for explorations that everybody finds, and with a name and its key for one that only its link finds. With
 * words, the query must join `exploration_search`.
 */
export function explorationConditions(db: Db, { name, places, code, words, tags }: ListShape): SQL | undefined {
  const { explorations } = db.t;
  return and(
    name ? isOpenWith(db, sql.placeholder('key')) : isListed(db),
    name ? eq(explorations.slug, sql.placeholder('name')) : undefined,
    inPlaces(explorations.postalCode, places),
    code === 'withCode' ? isNotNull(explorations.code) : undefined,
    code === 'withoutCode' ? isNull(explorations.code) : undefined,
    playableIn(db, tags),
    holdsWords(db, words),
  );
}
