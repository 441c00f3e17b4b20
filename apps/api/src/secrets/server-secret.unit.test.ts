import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/servers/child-process.ts';
import { loadOrCreateSecret } from './server-secret.ts';

test('creates one secret with mode 600 and returns the same one to concurrent callers', async () => {
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

test('refuses a partially written secret file', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'secret'), 'abc');
  await expect(loadOrCreateSecret(folder)).rejects.toThrow('too short to be a secret');
});
