import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { type AnyColumn, and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { holdsWords, searchWords, wordValues } from '#db/search.ts';
import type { Db } from '#db/store.ts';

export interface ExplorationFilters {
  /** Slug. */
  name?: string | undefined;
  search?: string | undefined;
  code: CodeFilter;
  /** Postal codes; matches explorations in any of them. */
  postal_code?: string[] | undefined;
}

/** Conditions of a prepared query; the values are placeholders. */
export interface ListShape {
  name: boolean;
  places: number;
  code: CodeFilter;
  words: number;
}

/** Repeats the last code up to a power of two, so that a few prepared queries serve any number of places. */
function padded(codes: string[] = []): string[] {
  const length = codes.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(codes.length));
  return [...codes, ...Array<string>(length - codes.length).fill(codes.at(-1) ?? '')];
}

export function filterShapeOf({ name, postal_code, code, search }: ExplorationFilters): ListShape {
  const words = searchWords(search).length;
  return { name: name !== undefined, places: padded(postal_code).length, code, words };
}

export function filterValuesOf({ name, postal_code, search }: ExplorationFilters): Record<string, unknown> {
  const places = Object.fromEntries(padded(postal_code).map((code, index) => [`place${index}`, code]));
  return { name, ...places, ...wordValues(searchWords(search)) };
}

/** Condition: the column is one of `place0`, `place1`, …; undefined without places. */
export function inPlaces(column: AnyColumn, places: number): SQL | undefined {
  if (places === 0) return undefined;
  return inArray(
    column,
    Array.from({ length: places }, (_, index) => sql.placeholder(`place${index}`)),
  );
}

/** Conditions for published explorations. With words, the query must join `exploration_search`. */
export function explorationConditions(db: Db, { name, places, code, words }: ListShape): SQL | undefined {
  const { explorations } = db.t;
  return and(
    eq(explorations.published, true),
    name ? eq(explorations.slug, sql.placeholder('name')) : undefined,
    inPlaces(explorations.postalCode, places),
    code === 'withCode' ? isNotNull(explorations.code) : undefined,
    code === 'withoutCode' ? isNull(explorations.code) : undefined,
    holdsWords(db, words),
  );
}
