import type { Source } from 'pmtiles';
import { fetchSameOrigin } from './fetch-same-origin.ts';

/** Largest directory or tile of an archive. */
const PART_BYTES_MAX = 8_000_000;

/** Reads parts of a PMTiles archive by range requests. */
export function archiveAddress(address: string): Source {
  return {
    getKey: () => address,
    async getBytes(offset, length) {
      const maxBytes = Math.min(length, PART_BYTES_MAX);
      const range = `bytes=${offset}-${offset + maxBytes - 1}`;
      const part = await fetchSameOrigin(address, { maxBytes, headers: { range, 'accept-encoding': 'identity' } });
      if (part === null) throw new Error('there is no archive at this address');
      return { data: Uint8Array.from(part).buffer };
    },
  };
}
