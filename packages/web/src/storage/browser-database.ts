import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { PlayPlace } from '../session/session.ts';
import { requireConstants } from './storage-failure.ts';

/** The last state of a game on this device, to read before the next response or without a network. */
export interface StoredGame {
  /** Storage key of the game. */
  game: string;
  place: PlayPlace;
  owner: 'guest' | 'user' | 'team';
  joined: JoinedPois;
  /** ETag of `joined`; undefined once the phone has changed it. */
  etag?: string | undefined;
  /**
   * Milliseconds by which the server's clock was ahead; undefined without a response since, and in games of earlier
   * versions.
   */
  clockOffset?: number | undefined;
  /** Time on the phone in milliseconds. */
  savedAt: number;
}

/** The download of a game. */
export interface StoredDownload {
  game: string;
  owner: 'guest' | 'user' | 'team';
  /** Addresses of pictures and map tiles, in the order of loading. */
  urls: string[];
  /** Number of files loaded so far. */
  done: number;
  /** Bytes loaded so far. */
  bytes: number;
  /** When the last address was loaded, in milliseconds; null until then. */
  readyAt: number | null;
  /** Started by itself, not by the player. */
  auto?: boolean | undefined;
  /** The storage of the device was full. */
  isFull?: boolean | undefined;
  /** The player has removed it: it does not start by itself again. */
  declined?: boolean | undefined;
  /**
   * The offline package as received, where the run is playable without a network, and milliseconds by which the
   * server's clock is ahead.
   */
  answers?: { content: string; clockOffset: number } | undefined;
}

/** A photo on its way to the server. It belongs to the outbox entry that has its id as answer. */
export interface StoredPhoto {
  id: number;
  /** The bytes: some browsers lose a `Blob` in IndexedDB when they restart. */
  bytes: ArrayBuffer;
  type: string;
  /** Time on the phone in milliseconds. */
  savedAt: number;
}

interface Schema extends DBSchema {
  outbox: { key: number; value: OutboxEntry; indexes: { id: string } };
  games: { key: string; value: StoredGame };
  downloads: { key: string; value: StoredDownload };
  photos: { key: number; value: StoredPhoto };
}

export type BrowserDatabase = IDBPDatabase<Schema>;

/** Name of the IndexedDB database; the privacy page names it. */
const DATABASE_NAME = 'puzzle-runs';

/** Version 2 added the photos. */
const VERSION = 2;

/** Upgrades a database of an earlier version (0: empty); waiting entries stay. */
function upgrade(database: BrowserDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('outbox', { keyPath: 'order' }).createIndex('id', 'id', { unique: true });
    database.createObjectStore('games', { keyPath: 'game' });
    database.createObjectStore('downloads', { keyPath: 'game' });
  }
  if (from < 2) database.createObjectStore('photos', { keyPath: 'id' });
}

let opened: Promise<BrowserDatabase> | undefined;

function forget(): void {
  opened = undefined;
}

/** Async, because opening throws at once where storage is blocked. */
async function open(): Promise<BrowserDatabase> {
  try {
    requireConstants({ DATABASE_NAME, VERSION });
    if (!globalThis.indexedDB) throw new DOMException('', 'NotSupportedError');
    return await openDB<Schema>(DATABASE_NAME, VERSION, {
      upgrade,
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close(); // a newer version of the site, or cleared data
        forget();
      },
      terminated: forget,
    });
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * The database of this browser. Opened once, and again after the browser closed it, e.g. because the player cleared the
 * site's data.
 * @throws where the browser blocks IndexedDB (some private modes): see `storageFailureOf`
 */
export function browserDatabase(): Promise<BrowserDatabase> {
  opened ??= open();
  return opened;
}
