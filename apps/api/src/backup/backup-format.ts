import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '#errors/start-error.ts';

/** Entries of a backup, a tar file, in this order; the pictures of the folder are in any order (decision 0065). */
export const ENTRIES = {
  manifest: 'manifest.json',
  secret: 'secret',
  database: 'database',
  /** Folder; the names are content hashes, those of players' photos with a random part before. */
  pictures: 'pictures/',
  /** Written last: a backup without it was cut off. */
  end: 'end.json',
} as const;

/** Format of backups from before 1.0, whose databases this version cannot migrate. */
export const FORMAT_BEFORE_1_0 = 'puzzle-runs-backup/1';

/** First entry of a backup. */
export const manifest = z.object({
  format: z.enum([FORMAT_BEFORE_1_0, 'puzzle-runs-backup/2']),
  /** ISO 8601, UTC. */
  created_at: z.iso.datetime(),
  dialect: z.enum(['sqlite', 'postgres']),
  /** SHA-256 of the database entry, hexadecimal. */
  database_sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Last entry of a backup. */
export const end = z.object({ pictures: z.int().nonnegative() });

export type BackupManifest = z.output<typeof manifest>;

/** SHA-256 of a file, hexadecimal. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A backup that cannot be restored here; `message` tells the operator why. */
export class RestoreError extends StartError {}
