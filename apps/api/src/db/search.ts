import { type SQL, sql } from 'drizzle-orm';

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

/** The words of a search, each of which must be found; none when the term holds nothing to search for. */
export function searchWords(term: string | undefined): string[] {
  return searchable(term ?? '')
    .split(' ')
    .filter(Boolean);
}

/**
 * The ids of runs whose name or place holds every word, for `in (…)`; undefined without words. The index is FTS5 with trigrams on SQLite
 * and pg_trgm on PostgreSQL, both under the same table name (migration 0001).
 */
export function foundIds(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const conditions = words.map((word) => sql`text like ${`%${word}%`}`);
  return sql`(select rowid from exploration_search where ${sql.join(conditions, sql` and `)})`;
}
