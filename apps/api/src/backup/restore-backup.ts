import { mkdir, mkdtemp, open, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Dump } from '#db/dump.ts';
import { fileReasonOf, reasonOf } from '#errors/start-error.ts';
import type { MediaStorage } from '#media-storage/media-storage.ts';
import { storedFileName } from '#modules/media/media.service.ts';
import { RestoreError } from './backup-format.ts';
import { type ExtractedBackup, extractBackup } from './extract-backup.ts';

export interface RestoreTarget {
  /** Also holds the extracted files while the restore runs. */
  readonly dataDir: string;
  readonly dump: Dump;
  readonly media: MediaStorage;
  /** The secret of the target, by `JWT_SECRET` or an earlier start; null if it has none yet. */
  readonly secret: string | null;
  /** Stores the secret of the backup in a target that has none. */
  keepSecret(secret: string): Promise<void>;
  /** Removes the secret that `keepSecret` has stored. */
  removeSecret(): Promise<void>;
  /** Called before anything is written. Throws if a server uses the target. */
  refuseServer(): Promise<void>;
  /** Interrupts the restore. */
  readonly signal: AbortSignal;
}

/** Folders of restores, also of one that was killed. */
const FOLDER = '.restore-';

/**
 * Restores a backup into an empty installation. The whole backup is extracted and checked before anything is written;
 * the database comes last, at once. A restore that fails or is interrupted removes what it has written; one that was
 * killed can be repeated. Returns the number of pictures.
 * @throws {RestoreError} if the target has data or another
 * secret, or the backup is damaged or of another kind of database
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<number> {
  const { dataDir, dump } = target;
  await refuseMissing(path);
  await dump.checkPrograms();
  await refuseData(dump);
  const created = await mkdir(dataDir, { recursive: true });
  const before = await readdir(dataDir);
  for (const name of before.filter((name) => name.startsWith(FOLDER)))
    await rm(join(dataDir, name), { recursive: true });
  const folder = await mkdtemp(join(dataDir, FOLDER));
  let isRestored = false;
  try {
    const backup = await extractBackup(path, folder, target.signal);
    await check(backup, target);
    await write(backup, target);
    isRestored = true;
    return backup.pictures.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (!isRestored) await removeEmptyFolders({ dataDir, before, created });
  }
}

async function refuseMissing(path: string): Promise<void> {
  try {
    const file = await open(path);
    const isFolder = (await file.stat()).isDirectory();
    await file.close();
    if (!isFolder) return;
  } catch (error) {
    throw new RestoreError(`${path}: ${fileReasonOf(error)}`);
  }
  throw new RestoreError(`${path}: it is a folder`);
}

async function refuseData(dump: Dump): Promise<void> {
  if (!(await dump.isEmpty())) throw new RestoreError('the database is not empty');
}

async function check({ manifest, secret, pictures }: ExtractedBackup, target: RestoreTarget): Promise<void> {
  if (manifest.dialect !== target.dump.dialect)
    throw new RestoreError(`the backup is of a ${manifest.dialect} database, the target is ${target.dump.dialect}`);
  if (target.secret !== null && target.secret !== secret)
    throw new RestoreError('the target has another secret than the backup');
  for (const picture of pictures) {
    target.signal.throwIfAborted();
    if (!basename(picture).endsWith(storedFileName(await readFile(picture), extname(picture).slice(1))))
      throw new RestoreError(`the picture ${basename(picture)} is damaged`);
  }
}

/** Writes everything; removes it again if a part fails. */
async function write({ secret, pictures, database }: ExtractedBackup, target: RestoreTarget): Promise<void> {
  const { media, dump, signal } = target;
  const undo: (() => Promise<void>)[] = [];
  try {
    await target.refuseServer();
    await refuseData(dump); // a server may have run meanwhile
    if (target.secret === null) {
      undo.push(target.removeSecret);
      await target.keepSecret(secret);
    }
    for (const picture of pictures) {
      signal.throwIfAborted();
      const name = basename(picture);
      if ((await media.size(name)) === null) undo.push(() => media.delete(name)); // a store may have it from before
      await media.save(name, await readFile(picture));
    }
    await dump.load(database, signal);
  } catch (error) {
    const kept = (await Promise.allSettled(undo.map((remove) => remove()))).find(({ status }) => status === 'rejected');
    if (kept?.status !== 'rejected') throw signal.aborted ? signal.reason : error;
    throw new RestoreError(`${reasonOf(error)}; what was written could not be removed: ${reasonOf(kept.reason)}`);
  }
}

interface Folders {
  dataDir: string;
  /** What was in it before. */
  before: readonly string[];
  /** The first folder that had to be created for it. */
  created: string | undefined;
}

async function removeEmptyFolders({ dataDir, before, created }: Folders): Promise<void> {
  const added = (await readdir(dataDir)).filter((name) => !before.includes(name));
  for (const name of added) await rmdir(join(dataDir, name)).catch(() => undefined); // not empty
  if (created !== undefined) await rmdir(dataDir).catch(() => undefined);
}
