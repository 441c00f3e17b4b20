import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStorage } from './media-storage.ts';

/** Stores uploads as files in one folder, created by the first save. */
export function diskMedia(folder: string): MediaStorage {
  return {
    async save(name, bytes) {
      await mkdir(folder, { recursive: true });
      const partial = join(folder, `${randomUUID()}.part`);
      await writeFile(partial, bytes, { flush: true });
      await rename(partial, join(folder, name)); // atomic: readers never see a partial file
    },
    async open(name, range) {
      const file = await open(join(folder, name)).catch(nullIfMissing);
      if (!file) return null;
      if (range) return { stream: file.createReadStream(range), size: range.end - range.start + 1 };
      return { stream: file.createReadStream(), size: (await file.stat()).size };
    },
    async size(name) {
      const file = await stat(join(folder, name)).catch(nullIfMissing);
      return file && file.size;
    },
    async delete(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
