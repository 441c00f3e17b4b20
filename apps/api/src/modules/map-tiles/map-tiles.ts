import type { TileAddress } from './tile-address.ts';

/** The tiles of the street map. Tiles are gzipped; null stands for a tile that does not exist or cannot be fetched. */
export interface MapTiles {
  /** Returns a tile that needs no request to another server; undefined for a tile that `load` has to fetch. */
  find(tile: TileAddress): Buffer | null | undefined;
  /** Fetches and stores a tile. Never rejects. */
  load(tile: TileAddress): Promise<Buffer | null>;
  /** Whether `load` contacts another server, so that callers limit how often a visitor causes it. */
  readonly contactsServer: boolean;
  close(): Promise<void>;
}

/** Returns vector tiles. */
export interface TileSource {
  /**
   * The tile, gzipped or not; null if the source has no such tile.
   * @throws if the source fails; the message contains neither the tile nor a key
   */
  read(tile: TileAddress): Promise<Buffer | null>;
  close(): Promise<void>;
}
