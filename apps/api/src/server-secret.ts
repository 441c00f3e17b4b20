import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 48;
/** As in the setting `JWT_SECRET`, which a restored backup may bring. */
const SHORTEST = 32;

function fileIn(dataDir: string): string {
  return join(dataDir, 'secret');
}

/**
 * Loads the secret from `dataDir`; creates it (mode 600) at the first start.
 * @throws when the file is too short, for example after a full disk, because a guessable secret would sign the tokens.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  await storeSecret(dataDir, randomBytes(BYTES).toString('base64url'));
  const secret = await readFile(fileIn(dataDir), 'utf8');
  if (secret.length < SHORTEST)
    throw new Error(`${fileIn(dataDir)} is too short to be a secret: remove it and start again`);
  return secret;
}

/** The secret in `dataDir`; null before the first start. */
export async function findSecret(dataDir: string): Promise<string | null> {
  return readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Stores the secret, readable by the owner only; an existing one stays. */
export async function storeSecret(dataDir: string, secret: string): Promise<void> {
  try {
    await writeFile(fileIn(dataDir), secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
