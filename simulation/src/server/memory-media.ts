import { Readable } from 'node:stream';
import type { MediaStorage } from '@puzzle-runs/api/src/media-storage/media-storage.ts';

/** Pictures in the memory of the simulation; they survive a restart of the server. */
export function memoryMedia(): MediaStorage {
  const files = new Map<string, Buffer>();
  return {
    async save(name, bytes) {
      files.set(name, bytes);
    },
    async open(name) {
      const bytes = files.get(name);
      return bytes ? { stream: Readable.from([bytes]), size: bytes.length } : null;
    },
    size: async (name) => files.get(name)?.length ?? null,
    async delete(name) {
      files.delete(name);
    },
  };
}
