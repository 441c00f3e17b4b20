import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { holdsWords, searchWords, wordValues } from '#db/search.ts';
import type { Db } from '#db/store.ts';

export interface ListFilters {
  /** Slug. */
  name?: string | undefined;
  search?: string | undefined;
  code: CodeFilter;
  postal_code?: string | undefined;
}

/** Which conditions a list has; their values are filled in when it runs. */
export interface ListShape {
  name: boolean;
  postal_code: boolean;
  code: CodeFilter;
  words: number;
}

export function shapeOf({ name, postal_code, code, search }: ListFilters): ListShape {
  const words = searchWords(search).length;
  return { name: name !== undefined, postal_code: postal_code !== undefined, code, words };
}

export function valuesOf({ name, postal_code, search }: ListFilters): Record<string, unknown> {
  return { name, postal_code, ...wordValues(searchWords(search)) };
}

/** The conditions of a list of published runs; with words it must be joined with `exploration_search`. */
export function matching(db: Db, { name, postal_code, code, words }: ListShape): SQL | undefined {
  const { explorations } = db.t;
  return and(
    eq(explorations.published, true),
    name ? eq(explorations.slug, sql.placeholder('name')) : undefined,
    postal_code ? eq(explorations.postalCode, sql.placeholder('postal_code')) : undefined,
    code === 'withCode' ? isNotNull(explorations.code) : undefined,
    code === 'withoutCode' ? isNull(explorations.code) : undefined,
    holdsWords(db, words),
  );
}
