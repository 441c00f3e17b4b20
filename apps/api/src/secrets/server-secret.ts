import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, startStep } from '#errors/start-error.ts';

const BYTES = 48;
/** As in the setting `JWT_SECRET`, which a restored backup may bring. */
const SHORTEST = 32;

/** Path of the secret. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

/**
 * Loads the secret from `dataDir`; creates it (mode 600) at the first start.
 * @throws {StartError} when the file cannot be used or is too short, for example after a full disk, because a guessable
 * secret would sign the tokens.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  await storeSecret(dataDir, randomBytes(BYTES).toString('base64url'));
  const secret = await startStep(`DATA_DIR: the file ${secretFile(dataDir)}`, () =>
    readFile(secretFile(dataDir), 'utf8'),
  );
  if (secret.length < SHORTEST)
    throw new StartError(`${secretFile(dataDir)} is too short to be a secret: remove it and start again`);
  return secret;
}

/** The secret in `dataDir`; null before the first start. */
export async function findSecret(dataDir: string): Promise<string | null> {
  return startStep(`DATA_DIR: the file ${secretFile(dataDir)}`, () =>
    readFile(secretFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    }),
  );
}

/** Stores the secret, readable by the owner only; an existing one stays. */
export async function storeSecret(dataDir: string, secret: string): Promise<void> {
  await startStep(`DATA_DIR: the file ${secretFile(dataDir)}`, async () => {
    try {
      await writeFile(secretFile(dataDir), secret, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  });
}
