import { normalizeLinkKey } from '@puzzle-runs/domain/exploration/access-code.ts';
import { and, eq, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './store.ts';

/** Condition: the run is published, and everybody finds it: lists, maps and the search show it. */
export function isListed({ t: { explorations: e } }: Db): SQL | undefined {
  return and(eq(e.published, true), eq(e.visibility, 'public'));
}

/**
 * Condition: the run is published, and everybody finds it or the key is its own (docs/decisions/0131).
 * @param key as `storedKey` returns it, or a placeholder for that
 */
export function isOpenWith({ t: { explorations: e } }: Db, key: string | SQLWrapper): SQL | undefined {
  return and(eq(e.published, true), or(eq(e.visibility, 'public'), eq(e.linkKey, key)));
}

/** A key as an address carries it, in the form of the column; '' for none, which is the key of no run. */
export function storedKey(given: string | null | undefined): string {
  return normalizeLinkKey(given ?? '');
}
