import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';

export type TileDatabase = BetterSqlite.Database;

/** Readers and writers of other processes; short, because waiting blocks this process. */
const BUSY_MS = 100;
/** Part of the file that is read without a copy. */
const MAPPED_BYTES = 256_000_000;
/** Above the limit of the cache, because tiles are deleted after an insert. */
const HARD_LIMIT = 1.1;

/**
 * MBTiles 1.3, with the times that the cache needs. An empty
 * `tile_data` stands for a tile that the source does not have.
 */
const SCHEMA = `
  create table if not exists metadata (name text primary key, value text);
  create table if not exists tiles (
    zoom_level integer not null,
    tile_column integer not null,
    tile_row integer not null,
    tile_data blob not null,
    fetched_at integer not null,
    used_on integer not null,
    primary key (zoom_level, tile_column, tile_row)
  );
  create index if not exists tiles_used_on on tiles (used_on, fetched_at);
`;

function openFile(file: string, maxBytes: number): TileDatabase {
  const database = new BetterSqlite(file, { timeout: BUSY_MS });
  try {
    database.pragma('auto_vacuum = incremental'); // has an effect on a new file only
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma(`mmap_size = ${MAPPED_BYTES}`);
    const pageSize = database.pragma('page_size', { simple: true }) as number;
    database.pragma(`max_page_count = ${Math.ceil((maxBytes * HARD_LIMIT) / pageSize)}`);
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether the file is damaged, or not a database. */
function isCorrupt(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

/**
 * Opens the file of the tile cache in `folder`; replaces a corrupt one by an empty one.
 * @throws if the folder cannot be written
 */
export function openTileDatabase(folder: string, maxBytes: number): TileDatabase {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tiles.mbtiles');
  try {
    return openFile(file, maxBytes);
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openFile(file, maxBytes);
  }
}
