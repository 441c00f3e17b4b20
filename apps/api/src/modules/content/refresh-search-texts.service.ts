import { searchIndexText } from '@puzzle-runs/domain/text/search-text.ts';
import type { Store } from '#db/store.ts';
import { explorationSearchText } from './exploration-search-text.ts';
import {
  listBattleSearchTexts,
  listSearchTexts,
  refreshSearchText,
  updateBattleSearchText,
} from './listing.repository.ts';

/**
 * Recalculates the search texts that an earlier version of the program stored differently. Idempotent; reads every exploration and
 * battle in batches and writes only those that differ. Returns how many it wrote.
 */
export async function refreshSearchTexts(store: Store): Promise<number> {
  return (await refreshExplorations(store)) + (await refreshBattles(store));
}

async function refreshExplorations(store: Store): Promise<number> {
  let written = 0;
  for (let rows = await listSearchTexts(store.db, 0); rows.length > 0; ) {
    const stale = rows.filter((row) => row.text !== explorationSearchText(row));
    for (const { id } of stale) await store.transact((tx) => refreshSearchText(tx, id));
    written += stale.length;
    rows = await listSearchTexts(store.db, rows.at(-1)?.id ?? 0);
  }
  return written;
}

async function refreshBattles(store: Store): Promise<number> {
  let written = 0;
  for (let rows = await listBattleSearchTexts(store.db, 0); rows.length > 0; ) {
    const stale = rows.filter((row) => row.text !== searchIndexText(row.name));
    for (const row of stale) await store.transact((tx) => updateBattleSearchText(tx, row, searchIndexText(row.name)));
    written += stale.length;
    rows = await listBattleSearchTexts(store.db, rows.at(-1)?.id ?? 0);
  }
  return written;
}
