import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/servers/child-process.ts';
import { loadOrCreateSecret } from './server-secret.ts';

test('the secret is made once, kept for its owner only, and the same for all who ask at once', async () => {
  const folder = temporaryFolder();
  const secrets = await Promise.all([
    loadOrCreateSecret(folder),
    loadOrCreateSecret(folder),
    loadOrCreateSecret(folder),
  ]);
  expect(new Set([...secrets, await loadOrCreateSecret(folder)]).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(await loadOrCreateSecret(temporaryFolder())).not.toBe(secrets[0]);
});

test('a file that was torn while it was written is no secret', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'secret'), 'abc');
  await expect(loadOrCreateSecret(folder)).rejects.toThrow('too short to be a secret');
});
