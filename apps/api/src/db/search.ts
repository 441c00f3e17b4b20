import { searchable } from '@puzzle-runs/domain/text/search-text.ts';
import { and, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from './store.ts';

const WORDS_MAX = 6;

/** The first six words of a search term; all of them must match. Empty if the term has no letters or digits. */
export function searchWords(term: string | undefined): string[] {
  return searchable(term ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, WORDS_MAX);
}

/** Placeholder values for `holdsWords`: `word0`, `word1`, … */
export function wordValues(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word, index) => [`word${index}`, `%${word}%`]));
}

/**
 * Condition that a search text contains all `count` words of `wordValues`. The table is an FTS5 trigram index on SQLite
 * and a table with a pg_trgm index on PostgreSQL. Join it: with `in (…)` SQLite would scan all runs.
 */
export function holdsWords({ t }: Db, count: number): SQL | undefined {
  const conditions = Array.from({ length: count }, (_, index) =>
    like(t.explorationSearch.text, sql.placeholder(`word${index}`)),
  );
  return and(...conditions);
}

/** Subquery: the ids of the runs that contain one word. */
export function idsHolding(db: Db, word: string) {
  const { explorationSearch: s } = db.t;
  return db
    .select({ id: s.rowid })
    .from(s)
    .where(like(s.text, `%${word}%`));
}
