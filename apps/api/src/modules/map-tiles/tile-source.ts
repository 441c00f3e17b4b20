import type { TileAddress } from './tile-address.ts';

/** Returns vector tiles. */
export interface TileSource {
  /**
   * The tile, gzipped or not; null if the source has no such tile.
   * @throws if the source fails; the message contains neither the tile nor a key
   */
  read(tile: TileAddress): Promise<Buffer | null>;
  close(): Promise<void>;
}
