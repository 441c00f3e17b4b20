import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStorage } from './media-storage.ts';

/** Pictures as files of one folder, which is made with the first one. */
export function diskMedia(folder: string): MediaStorage {
  return {
    async save(name, bytes) {
      await mkdir(folder, { recursive: true });
      const half = join(folder, `${randomUUID()}.part`);
      await writeFile(half, bytes, { flush: true });
      await rename(half, join(folder, name)); // nobody ever sees half a picture
    },
    async find(name) {
      return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async delete(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}
