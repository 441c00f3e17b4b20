import { Readable } from 'node:stream';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { listPictures, type ReviewRow } from './reviews.repository.ts';
import { type RunOrBattle, reviewFilterOf } from './reviews.service.ts';

/**
 * The photos of a run or battle as a ZIP file, streamed one by one. A picture that is deleted meanwhile is empty.
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
  file.on('error', (error: Error) => {
    log.warn(error, 'the download of photos was interrupted');
    zip.destroy(error);
  });
  // WebP is compressed already.
  for (const row of rows)
    file.addReadStreamLazy(
      nameInZip(row),
      { mtime: row.photo.sentAt ?? row.photo.uploadedAt, compress: false },
      (add) => {
        media.open(row.photo.file ?? '').then(
          (stored) => add(null, stored?.stream ?? Readable.from([])),
          (error: unknown) => add(error, Readable.from([])),
        );
      },
    );
  file.end();
  return { name: `${filter.slug}-fotos.zip`, zip };
}

/** `quest-slug/team-slug-12.webp`; slugs hold letters, digits and hyphens only. */
function nameInZip({ task, team, photo }: ReviewRow): string {
  return `${task.slug}-${task.id}/${team ? `${team.slug}-` : ''}${photo.id}.webp`;
}
