import { concurrencyLimit } from '#concurrency/concurrency-limit.ts';
import type { Deps } from '#deps.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { gzippedTile } from './gzipped-tile.ts';
import type { TileSource } from './map-tiles.ts';
import { type TileAddress, tileKey } from './tile-address.ts';

const REQUESTS_AT_ONCE = 8;
const WAITING_MAX = 200;
/** Longest wait for a turn; a visitor whose tiles wait behind a hanging source gets an empty map sooner. */
const WAITING_MS = 2_500;
/** How long a tile that failed or does not exist is not requested again. */
const TILE_PAUSE_MS = 60_000;
const PAUSED_TILES_MAX = 10_000;

/** A checked, gzipped tile, or the reason for its absence. */
export type SourceResult = Buffer | 'missing' | 'failed';

interface Needs {
  now: () => Date;
  log: Deps['log'];
}

/**
 * Protects a source and this server from each other: one request per tile at a time, at most eight in total, no request
 * for a minute after a tile failed, and none at all for a minute after three failures in a row.
 */
export function guardSource(source: TileSource, { now, log }: Needs) {
  const breaker = circuitBreaker(now);
  const inTurn = concurrencyLimit({ running: REQUESTS_AT_ONCE, waiting: WAITING_MAX });
  const flights = new Map<string, Promise<SourceResult>>();
  /** Key of a tile → time in milliseconds until which it is not requested. */
  const pausedTiles = new Map<string, number>();

  function pauseTile(key: string): void {
    if (pausedTiles.size >= PAUSED_TILES_MAX) pausedTiles.clear();
    pausedTiles.set(key, now().getTime() + TILE_PAUSE_MS);
  }

  function fail(error: unknown): 'failed' {
    if (breaker.failed())
      log.warn({ err: error }, 'street map: the source failed three times in a row; paused for a minute');
    return 'failed';
  }

  async function request(tile: TileAddress): Promise<SourceResult> {
    if (!breaker.startAttempt()) return 'failed';
    try {
      const bytes = await source.read(tile);
      const result = (bytes && (await gzippedTile(bytes))) ?? 'missing';
      breaker.succeeded();
      if (result === 'missing') pauseTile(tileKey(tile));
      return result;
    } catch (error) {
      pauseTile(tileKey(tile));
      return fail(error);
    }
  }

  async function fly(tile: TileAddress, key: string): Promise<SourceResult> {
    const start = performance.now();
    const result = await inTurn(async () => (performance.now() - start < WAITING_MS ? request(tile) : 'failed')).catch(
      (): SourceResult => 'failed', // the queue is full
    );
    flights.delete(key);
    return result;
  }

  return {
    /** Whether a request would not reach the source now. */
    isPaused: (tile: TileAddress) => breaker.isPaused() || (pausedTiles.get(tileKey(tile)) ?? 0) > now().getTime(),
    /** Never rejects. */
    read(tile: TileAddress): Promise<SourceResult> {
      const key = tileKey(tile);
      const flight = flights.get(key) ?? fly(tile, key);
      flights.set(key, flight);
      return flight;
    },
    close: () => source.close(),
  };
}
