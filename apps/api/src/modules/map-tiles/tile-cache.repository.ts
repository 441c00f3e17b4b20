import type { TileDatabase } from '#db/tile-database.ts';
import type { TileAddress } from './tile-address.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const FRESH_MS = 30 * DAY_MS;
/** A tile that the source did not have is asked for again sooner. */
const FRESH_MISSING_MS = DAY_MS;
/** Tiles deleted at once when the cache is full. */
const EVICTED_AT_ONCE = 10;

interface Row {
  tile_data: Buffer;
  fetched_at: number;
  used_on: number;
}

export interface CachedTile {
  /** Gzipped; null for a tile that the source does not have. */
  data: Buffer | null;
  fresh: boolean;
}

/**
 * Tiles in an MBTiles file; deletes those that were not used for
 * the longest time. Every call may throw an error of SQLite.
 */
export function tileCache(database: TileDatabase, maxBytes: number) {
  const select = database.prepare<number[], Row>(
    'select tile_data, fetched_at, used_on from tiles where zoom_level = ? and tile_column = ? and tile_row = ?',
  );
  const touch = database.prepare(
    'update tiles set used_on = ? where zoom_level = ? and tile_column = ? and tile_row = ?',
  );
  const upsert = database.prepare(
    `insert into tiles (zoom_level, tile_column, tile_row, tile_data, fetched_at, used_on) values (?, ?, ?, ?, ?, ?)
     on conflict do update
    set tile_data = excluded.tile_data, fetched_at = excluded.fetched_at, used_on = excluded.used_on`,
  );
  const evict = database.prepare(
    'delete from tiles where rowid in (select rowid from tiles order by used_on, fetched_at limit ?)',
  );
  const count = (pragma: string) => database.pragma(pragma, { simple: true }) as number;
  const pageSize = count('page_size');
  const usedBytes = () => (count('page_count') - count('freelist_count')) * pageSize;

  function makeRoom(): void {
    while (usedBytes() > maxBytes && evict.run(EVICTED_AT_ONCE).changes > 0);
  }

  makeRoom();
  return {
    /** Deletes all tiles if they came from another source; `source` may be a secret, so pass a hash. */
    belongTo(source: string): void {
      const stored = database.prepare<[], { value: string }>(`select value from metadata where name = 'source'`).get();
      if (stored?.value === source) return;
      database.transaction(() => {
        database.exec('delete from tiles; delete from metadata');
        const insert = database.prepare('insert into metadata (name, value) values (?, ?)');
        for (const entry of Object.entries({ name: 'street map', format: 'pbf', source })) insert.run(entry);
      })();
    },
    find({ z, x, y }: TileAddress, now: Date): CachedTile | null {
      const row = select.get(z, x, rowFromSouth(z, y));
      if (!row) return null;
      const today = dayOf(now);
      if (row.used_on < today) touch.run(today, z, x, rowFromSouth(z, y));
      const isMissing = row.tile_data.length === 0;
      const age = now.getTime() - row.fetched_at;
      return { data: isMissing ? null : row.tile_data, fresh: age < (isMissing ? FRESH_MISSING_MS : FRESH_MS) };
    },
    store({ z, x, y }: TileAddress, data: Buffer | null, now: Date): void {
      upsert.run(z, x, rowFromSouth(z, y), data ?? Buffer.alloc(0), now.getTime(), dayOf(now));
      makeRoom();
    },
    close: () => void database.close(),
  };
}

/** MBTiles counts rows from the south. */
function rowFromSouth(z: number, y: number): number {
  return 2 ** z - 1 - y;
}

function dayOf(time: Date): number {
  return Math.floor(time.getTime() / DAY_MS);
}
