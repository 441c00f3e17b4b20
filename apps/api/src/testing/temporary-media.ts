import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskMedia } from '#media-storage/disk-media.ts';

/** A folder for the pictures of one test app, and how to remove it. */
export function temporaryMedia() {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-media-'));
  return { folder, media: diskMedia(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
