import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isStoredFileName } from '@puzzle-runs/domain/media-url.ts';
import { extract } from 'tar-stream';
import { fileReasonOf, isDiskFull } from '#errors/start-error.ts';
import {
  type BackupManifest,
  ENTRIES,
  end,
  FORMAT_BEFORE_1_0,
  fileHash,
  manifest,
  RestoreError,
} from './backup-format.ts';

/** Names of the photos of players begin with a random part. */
const PHOTO_PREFIX = /^photo-[0-9a-f]{32}-/;

export interface ExtractedBackup {
  readonly manifest: BackupManifest;
  readonly secret: string;
  /** Path of the database's dump. */
  readonly database: string;
  /** Paths of the pictures. */
  readonly pictures: readonly string[];
}

/**
 * Extracts a backup into an empty folder and checks that it is whole.
 * @throws {RestoreError} if it is damaged, cut off, or no backup
 */
export async function extractBackup(path: string, folder: string, signal: AbortSignal): Promise<ExtractedBackup> {
  await mkdir(join(folder, ENTRIES.pictures));
  try {
    const tar = extract();
    await Promise.all([pipeline(createReadStream(path), tar, { signal }), extractEntries(tar, folder)]);
  } catch (error) {
    signal.throwIfAborted();
    if (isDiskFull(error))
      throw new RestoreError(`the disk of ${dirname(folder)} is full: the backup is extracted there`);
    throw new RestoreError(`the backup cannot be read: ${fileReasonOf(error)}`);
  }
  const found = manifest.safeParse(await readJson(join(folder, ENTRIES.manifest)));
  if (!found.success) throw new RestoreError('this is not a backup of Puzzle Runs, or it is of a newer version');
  if (found.data.format === FORMAT_BEFORE_1_0)
    throw new RestoreError(
      'the backup is from before Puzzle Runs 1.0; ' +
        'restore it with the old version, export its runs, and import them here',
    );
  const pictures = await readdir(join(folder, ENTRIES.pictures));
  const last = end.safeParse(await readJson(join(folder, ENTRIES.end)));
  if (!last.success || last.data.pictures !== pictures.length) throw new RestoreError('the backup is incomplete');
  const database = join(folder, ENTRIES.database);
  if ((await fileHash(database)) !== found.data.database_sha256)
    throw new RestoreError('the database of the backup is damaged');
  return {
    manifest: found.data,
    secret: await readFile(join(folder, ENTRIES.secret), 'utf8'),
    database,
    pictures: pictures.map((name) => join(folder, ENTRIES.pictures, name)),
  };
}

/** Skips unknown entries: no name of the archive can lead out of `folder`. */
async function extractEntries(tar: ReturnType<typeof extract>, folder: string): Promise<void> {
  for await (const entry of tar) {
    const { name } = entry.header;
    if (isKnown(name)) await pipeline(entry, createWriteStream(join(folder, name), { mode: 0o600 }));
    else entry.resume();
  }
}

function isKnown(name: string): boolean {
  const { manifest, secret, database, pictures, end } = ENTRIES;
  if ([manifest, secret, database, end].some((known) => known === name)) return true;
  return (
    name.startsWith(pictures) &&
    isStoredFileName(basename(name).replace(PHOTO_PREFIX, '')) &&
    name === pictures + basename(name)
  );
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null; // missing or torn: the schema refuses it
  }
}
