import type { Readable } from 'node:stream';
import type { Deps } from '#deps.ts';
import { readAll } from '#media-storage/media-storage.ts';
import type { Session } from '#session.ts';
import { listPictures, type ReviewRow } from './reviews.repository.ts';
import { type RunOrBattle, reviewFilterOf } from './reviews.service.ts';

/**
 * The photos of a run or battle as a ZIP file, streamed: one picture at a time is in memory. Pictures that are deleted meanwhile are left out.
 * @throws `invalid_request`, `not_found`
 */
export async function zipPhotos(
  { store: { db }, media, log }: Pick<Deps, 'store' | 'media' | 'log'>,
  { user_id }: Session,
  of: RunOrBattle,
): Promise<{ name: string; zip: Readable }> {
  const filter = await reviewFilterOf(db, user_id, of);
  const rows = await listPictures(db, filter);
  const { ZipFile } = await import('yazl'); // loaded lazily: few creators ever need it
  const file = new ZipFile();
  const zip = file.outputStream as Readable;
  void addAll().catch((error: unknown) => {
    log.warn(error, 'the download of photos broke off');
    zip.destroy(error instanceof Error ? error : new Error(String(error)));
  });

  async function addAll(): Promise<void> {
    for (const row of rows) {
      if (zip.destroyed) return;
      const bytes = await readAll(media, row.photo.file ?? '');
      // WebP is compressed already.
      if (bytes) file.addBuffer(bytes, nameInZip(row), { mtime: row.photo.sentAt ?? new Date(0), compress: false });
      await drained(zip);
    }
    file.end();
  }

  return { name: `${filter.slug}-fotos.zip`, zip };
}

/** Waits until the reader has taken what is buffered. */
async function drained(zip: Readable): Promise<void> {
  while (!zip.destroyed && zip.readableLength >= zip.readableHighWaterMark)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/** `quest-slug/team-slug-12.webp`; slugs hold letters, digits and hyphens only. */
function nameInZip({ task, team, photo }: ReviewRow): string {
  return `${task.slug}-${task.id}/${team ? `${team.slug}-` : ''}${photo.id}.webp`;
}
