import { readdir, stat } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { serve } from '#start/serve.ts';
import { startScript, startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { freePort } from '#testing/servers/free-port.ts';
import { portInUse } from '#testing/servers/port-in-use.ts';
import { testApp } from '#testing/test-app.ts';

/** Starts of the server on a busy machine. */
const STARTS_MS = 120_000;

// Servers without `DATABASE_URL` use SQLite, so one project of Vitest runs these tests.

test('exits with one sentence when a port is in use', async () => {
  const port = await portInUse();
  const env = { HOST: '127.0.0.1', DEMO: '0', DATA_DIR: temporaryFolder(), PORT: '0', STUDIO_PORT: String(port) };
  const { code, err } = await startScript('main.ts', [], env).closed;
  expect(err).toMatch(new RegExp(`^STUDIO_PORT: port ${port} is in use;.*\\n$`));
  expect(code).toBe(1);
});

test('exits with a list of wrong settings', async () => {
  const { closed } = startScript('main.ts', [], { PORT: 'x', DEMO: 'maybe', DATA_DIR: temporaryFolder() });
  const { code, out, err } = await closed;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('PORT must be a whole number');
  expect(err).toContain('DEMO must be 0 or 1');
  expect(err).not.toMatch(/^\s+at /m);
});

/** Whether this machine has the loopback address of IPv6. */
const HAS_IPV6 = networkInterfaces().lo?.some(({ address }) => address === '::1') ?? false;

test.each([
  ['', true, true],
  ['::', true, true],
  ['[::1]', false, true],
  ['0.0.0.0', true, false],
])('with HOST=%s both sites answer on IPv4: %s, on IPv6: %s', { skip: !HAS_IPV6 }, async (HOST, onIpv4, onIpv6) => {
  const { deps } = await testApp();
  const [PORT, STUDIO_PORT] = [String(await freePort()), String(await freePort())];
  const { listen, close } = await serve({ ...deps, config: readConfig({ HOST, PORT, STUDIO_PORT }) });
  onTestFinished(close);
  await listen();
  const answers = (address: string) =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const port of [PORT, STUDIO_PORT])
    expect([await answers(`http://127.0.0.1:${port}`), await answers(`http://[::1]:${port}`)]).toEqual([
      onIpv4,
      onIpv6,
    ]);
});

test('refuses a second server on the same SQLite file, and keeps its files private', {
  timeout: STARTS_MS,
}, async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder, STUDIO_PORT: '0' };
  const first = await startServer(env);
  const second = await startScript('main.ts', [], { ...env, PORT: '0', HOST: '127.0.0.1', DEMO: '0' }).closed;
  expect(second).toMatchObject({ code: 1, out: '' });
  expect(second.err).toMatch(/DATABASE_URL: another server already uses .*puzzle-runs\.db/);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);

  first.child.kill('SIGKILL');
  await first.closed;
  expect((await startServer(env)).child.exitCode).toBeNull();
});
