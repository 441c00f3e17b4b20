import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskMedia } from '#media-storage/disk-media.ts';

/** Picture storage in a temporary folder, and a function that removes the folder. */
export function temporaryMedia() {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-media-'));
  return { folder, media: diskMedia(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
