import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 48;

/**
 * Loads the secret from `dataDir`; creates it (mode 600) at the first start.
 * @throws when the file is too short, for example after a full disk, because a guessable secret would sign the tokens.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  try {
    await writeFile(file, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < BYTES) throw new Error(`${file} is too short to be a secret: remove it and start again`);
  return secret;
}
