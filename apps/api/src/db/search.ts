import { and, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from './store.ts';

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Normalises text for the search: lower case, umlauts written out, accents dropped, anything but letters and digits becomes a space. The
 * result has no LIKE wildcards, so patterns need no ESCAPE clause, which would keep SQLite from using its index.
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

/**
 * Text as it is stored for the search: as `searchable`, and then once more with plain vowels if that differs, so that "münchen", "muenchen"
 * and "munchen" find the same.
 */
export function searchIndexText(text: string): string {
  const words = searchable(text);
  const plain = searchable(text.normalize('NFD').replace(/\p{M}/gu, '')).replace(/([aou])e/g, '$1');
  return plain === words ? words : `${words} ${plain}`;
}

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
 * Condition that a search text contains all `count` words of `wordValues`. The table is an FTS5 trigram index on SQLite and a table with a
 * pg_trgm index on PostgreSQL (migration 0001). Join it: with `in (…)` SQLite would scan all runs.
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
