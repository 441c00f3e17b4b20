import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStorage } from './media-storage.ts';

/** Stores pictures as files in one folder, created by the first save. */
export function diskMedia(folder: string): MediaStorage {
  return {
    async save(name, bytes) {
      await mkdir(folder, { recursive: true });
      const partial = join(folder, `${randomUUID()}.part`);
      await writeFile(partial, bytes, { flush: true });
      await rename(partial, join(folder, name)); // atomic: readers never see a partial file
    },
    async open(name) {
      const file = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file && { stream: file.createReadStream(), size: (await file.stat()).size };
    },
    async delete(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}
