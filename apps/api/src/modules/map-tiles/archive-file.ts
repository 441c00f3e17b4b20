import { open } from 'node:fs/promises';
import { openArchive } from './archive-source.ts';
import type { TileSource } from './tile-source.ts';

/**
 * Tiles of a PMTiles file on this machine.
 * @throws at once if the file is missing, incomplete, corrupt, or does not follow the Shortbread schema
 */
export async function archiveFileSource(path: string): Promise<TileSource> {
  const file = await open(path);
  const archive = openArchive({
    getKey: () => path,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.slice(0, bytesRead).buffer };
    },
  });
  try {
    await archive.check((await file.stat()).size);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { read: archive.read, close: () => file.close() };
}
