import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Dump } from '#db/dump.ts';
import type { MediaStorage } from '#media-storage/media-storage.ts';
import { pictureName } from '#modules/media/media.service.ts';
import { extractBackup } from './extract-backup.ts';
import { RestoreError } from './restore-error.ts';

export interface RestoreTarget {
  /** Also holds the extracted files while the restore runs. */
  readonly dataDir: string;
  readonly dump: Dump;
  readonly media: MediaStorage;
  /** The secret of the target, by `JWT_SECRET` or an earlier start; null if it has none yet. */
  readonly secret: string | null;
  /** Stores the secret of the backup in a target that has none. */
  keepSecret(secret: string): Promise<void>;
}

/**
 * Restores a backup into an empty installation. The whole backup is extracted and checked before anything is written; the database comes last,
 * so that an interrupted restore can be repeated. Returns the number of pictures.
 * @throws {RestoreError} if the target has data or another secret, or the backup is damaged or of another kind of database
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<number> {
  const { dataDir, dump, media } = target;
  if (!(await dump.isEmpty())) throw new RestoreError('the database is not empty');
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const { manifest, secret, database, pictures } = await extractBackup(path, folder);
    if (manifest.dialect !== dump.dialect)
      throw new RestoreError(`the backup is of a ${manifest.dialect} database, the target is ${dump.dialect}`);
    if (target.secret === null) await target.keepSecret(secret);
    else if (target.secret !== secret) throw new RestoreError('the target has another secret than the backup');
    for (const picture of pictures) {
      const bytes = await readFile(picture);
      if (!basename(picture).endsWith(pictureName(bytes)))
        throw new RestoreError(`the picture ${basename(picture)} is damaged`);
      await media.save(basename(picture), bytes);
    }
    await dump.load(database);
    return pictures.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
