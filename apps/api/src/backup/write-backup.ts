import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import type { Dump } from '#db/dump.ts';
import { fileReasonOf, isDiskFull, StartError } from '#errors/start-error.ts';
import { type MediaStorage, readAll } from '#media-storage/media-storage.ts';
import { type BackupManifest, ENTRIES, fileHash } from './backup-format.ts';

export interface BackupSource {
  readonly dump: Dump;
  readonly secret: string;
  readonly media: MediaStorage;
  /** Names of the pictures in the database, read after the dump. */
  pictures(): AsyncIterable<string>;
  readonly now: Date;
  /** Interrupts the backup. */
  readonly signal: AbortSignal;
}

export interface WrittenBackup {
  pictures: number;
  /** Names of pictures in the database whose file is missing. */
  missing: string[];
}

/**
 * Writes a backup to the new file `path`, readable by its owner only; an earlier file is never touched. The database is
 * copied first: every picture it names was stored before, and unused pictures stay for a week.
 */
export async function writeBackup(path: string, source: BackupSource): Promise<WrittenBackup> {
  const parent = dirname(resolve(path));
  const folder = await mkdtemp(join(parent, '.backup-')).catch((error) => {
    throw new StartError(`${parent}: ${fileReasonOf(error)}`);
  });
  try {
    const database = join(folder, 'database');
    await source.dump.write(database, source.signal);
    source.signal.throwIfAborted();
    const partial = join(folder, 'backup.tar');
    const tar = pack();
    // If the file fails, the tar is destroyed, which also ends the filling; the error of the file is the reason.
    const filling = fill(tar, source, database).catch((error: Error): undefined => {
      tar.destroy(error);
    });
    await pipeline(tar, createWriteStream(partial, { mode: 0o600, flush: true }), { signal: source.signal });
    const written = await filling;
    if (!written) throw new Error('the backup was not filled');
    await rename(partial, path);
    return written;
  } catch (error) {
    if (isDiskFull(error)) throw new StartError(`the disk of ${parent} is full`);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(tar: Pack, source: BackupSource, database: string): Promise<WrittenBackup> {
  const { dump, secret, media, pictures, now } = source;
  const manifest: BackupManifest = {
    format: 'puzzle-runs-backup/2',
    created_at: now.toISOString(),
    dialect: dump.dialect,
    database_sha256: await fileHash(database),
  };
  const add = (name: string, bytes: string | Buffer) => tar.entry({ name, mode: 0o600, mtime: now }, bytes);
  add(ENTRIES.manifest, JSON.stringify(manifest));
  add(ENTRIES.secret, secret);
  const { size } = await stat(database);
  const entry = tar.entry({ name: ENTRIES.database, mode: 0o600, mtime: now, size });
  await pipeline(createReadStream(database), entry);
  const written: WrittenBackup = { pictures: 0, missing: [] };
  for await (const name of pictures()) {
    const bytes = await readAll(media, name);
    if (!bytes) {
      written.missing.push(name);
      continue;
    }
    const picture = tar.entry({ name: ENTRIES.pictures + name, mode: 0o600, mtime: now, size: bytes.length });
    picture.end(bytes);
    await finished(picture); // waits for the disk, so that not all pictures are in memory
    written.pictures++;
  }
  add(ENTRIES.end, JSON.stringify({ pictures: written.pictures }));
  tar.finalize();
  return written;
}
