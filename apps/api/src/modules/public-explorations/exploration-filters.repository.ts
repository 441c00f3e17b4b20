import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { type AnyColumn, and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { holdsWords, searchWords, wordValues } from '#db/search.ts';
import type { Db } from '#db/store.ts';

export interface ExplorationFilters {
  /** Slug. */
  name?: string | undefined;
  search?: string | undefined;
  code: CodeFilter;
  /** Postal codes; a run in any of them fits. */
  postal_code?: string[] | undefined;
}

/** Which conditions a list has; their values are filled in when it runs. */
export interface ListShape {
  name: boolean;
  places: number;
  code: CodeFilter;
  words: number;
}

/** Some codes, the last one repeated up to a power of two: a few prepared queries do for any number of places. */
function padded(codes: string[] = []): string[] {
  const length = codes.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(codes.length));
  return [...codes, ...Array<string>(length - codes.length).fill(codes.at(-1) ?? '')];
}

export function shapeOf({ name, postal_code, code, search }: ExplorationFilters): ListShape {
  const words = searchWords(search).length;
  return { name: name !== undefined, places: padded(postal_code).length, code, words };
}

export function valuesOf({ name, postal_code, search }: ExplorationFilters): Record<string, unknown> {
  const places = Object.fromEntries(padded(postal_code).map((code, index) => [`place${index}`, code]));
  return { name, ...places, ...wordValues(searchWords(search)) };
}

/** That a column is one of `place0`, `place1`, …; no condition for none. */
export function inPlaces(column: AnyColumn, places: number): SQL | undefined {
  if (places === 0) return undefined;
  return inArray(
    column,
    Array.from({ length: places }, (_, index) => sql.placeholder(`place${index}`)),
  );
}

/** The conditions of a list of published runs; with words it must be joined with `exploration_search`. */
export function matching(db: Db, { name, places, code, words }: ListShape): SQL | undefined {
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
