import { and, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from './store.ts';

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Text as it is searched: lower case, umlauts written out, accents dropped, everything but letters and digits a space. What is
 * left holds no wildcard of LIKE, so a pattern needs no escape, with which SQLite would not use its index.
 */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const WORDS_MAX = 6;

/** The words of a search, each of which must be found; none when the term holds nothing to search for. */
export function searchWords(term: string | undefined): string[] {
  return searchable(term ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, WORDS_MAX);
}

/** Values for `holdsWords`: `word0`, `word1`, … */
export function wordValues(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word, index) => [`word${index}`, `%${word}%`]));
}

/**
 * That a searched text holds all words of `wordValues`. The index behind it is FTS5 with trigrams on SQLite and pg_trgm on
 * PostgreSQL, both under one table name (migration 0001): join it, for SQLite walks all runs when it is asked with `in (…)`.
 */
export function holdsWords({ t }: Db, count: number): SQL | undefined {
  const conditions = Array.from({ length: count }, (_, index) =>
    like(t.explorationSearch.text, sql.placeholder(`word${index}`)),
  );
  return and(...conditions);
}

/** The ids of the runs that hold one word, for a subquery. */
export function idsHolding(db: Db, word: string) {
  const { explorationSearch: s } = db.t;
  return db
    .select({ id: s.rowid })
    .from(s)
    .where(like(s.text, `%${word}%`));
}
