import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { freePort } from '#testing/servers/free-port.ts';
import { mailServer } from '#testing/servers/mail-server.ts';
import { clientAt } from '#testing/servers/over-http.ts';
import { PASSWORD } from '#testing/servers/with-mail.ts';
import { testApp } from '#testing/test-app.ts';
import { claimMail } from './mail-queue.repository.ts';
import { sendDueMails } from './send-due-mails.service.ts';

const ada = { name: 'Ada', email: 'ada@example.org', password: PASSWORD, confirmation: true };

function numbered(count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...ada, email: `ada-${index}@example.org` }));
}

test('a mail has a text and an HTML part in the language of its reader, and is marked as auto-generated', async () => {
  const server = await mailServer();
  const { app, deps } = await testApp({ env: { MAIL_URL: server.url, MAIL_FROM: 'Schöne Runs <runs@example.org>' } });
  const register = (email: string, language: Record<string, string>, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/users', payload: { ...ada, email, ...language }, headers });
  await register('a@example.org', {}, { 'accept-language': 'en-GB,de;q=0.5' });
  await register('b@example.org', {}, { 'accept-language': 'de-CH,en' });
  await register('c@example.org', { language: 'de' }, { 'accept-language': 'en' });
  await sendDueMails(deps);

  const subjects = Object.fromEntries(server.mails.map(({ to, subject }) => [to?.[0]?.address, subject]));
  expect(subjects).toEqual({
    'a@example.org': 'Please confirm your Puzzle Runs account',
    'b@example.org': 'Bitte bestätige dein Konto bei Puzzle Runs',
    'c@example.org': 'Bitte bestätige dein Konto bei Puzzle Runs',
  });
  for (const mail of server.mails) {
    const url = /http:\/\/localhost:3000\/register\/verify\?code=[\w-]+/;
    expect(mail.text).toMatch(url);
    expect(mail.html).toMatch(url);
    expect(mail.from).toMatchObject({ name: 'Schöne Runs', address: 'runs@example.org' });
    expect(mail.messageId).toMatch(/^<[\w-]{36}@example\.org>$/);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  }
});

test('retries with growing delays while the mail server is down, without delaying requests', async () => {
  const port = await freePort();
  const { client, deps, clock } = await testApp({ env: { MAIL_URL: `smtp://127.0.0.1:${port}` } });
  expect(await client.users.register({ body: ada })).toMatchObject({ status: 200 });
  const waits: number[] = [];
  for (let tries = 0; tries < 6; tries++) {
    expect(await sendDueMails(deps)).toBe(0);
    const [mail] = await deps.store.db.select().from(deps.store.db.t.mails);
    const wait = (Number(mail?.dueAt) - Number(deps.now())) / 60_000;
    waits.push(wait);
    clock.passMinutes(wait);
  }
  expect(waits).toEqual([0.5, 2, 10, 30, 60, 60]);

  const server = await mailServer({ port });
  expect(await sendDueMails(deps)).toBe(1);
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ada@example.org']]);
  expect(await rowCounts(deps.store)).toMatchObject({ mails: 0 });
});

test('a hanging mail server delays neither requests nor the shutdown', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  const env = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), MAIL_URL: `smtp://127.0.0.1:${port}` };
  const { child, closed, address } = await startServer(env);
  const connected = once(silent, 'connection');
  expect(await clientAt(address).users.register({ body: ada })).toMatchObject({ status: 200 });
  await connected;
  expect(await clientAt(address).users.register({ body: ada })).toMatchObject({ status: 200 });
  child.kill('SIGTERM');
  expect(await closed).toMatchObject({ code: 0 });
});

test('concurrent workers in one process send every mail once', async () => {
  const server = await mailServer();
  const { client, deps } = await testApp({ env: { MAIL_URL: server.url } });
  for (const body of numbered(6)) await client.users.register({ body });
  const sent = await Promise.all([sendDueMails(deps), sendDueMails(deps), sendDueMails(deps)]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(6);
  expect(server.mails).toHaveLength(6);
});

test('sends several mails at the same time, on few connections', async () => {
  const server = await mailServer();
  const { client, deps } = await testApp({ env: { MAIL_URL: server.url } });
  for (const body of numbered(12)) await client.users.register({ body });
  expect(await sendDueMails(deps)).toBe(12);
  expect(server.connections()).toBeGreaterThan(1);
  expect(server.connections()).toBeLessThanOrEqual(5);
});

test('a mail server that is silent for one mail does not hold up the others', async () => {
  const server = await mailServer({ silentFor: 'ada-0@example.org' });
  const { client, deps } = await testApp({ env: { MAIL_URL: server.url } });
  for (const body of numbered(8)) await client.users.register({ body });
  const sending = sendDueMails(deps);
  await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(7);
  await server.close(); // ends the silent connection
  expect(await sending).toBe(7);
});

test('sends a mail again a minute after its sender crashed', async () => {
  const server = await mailServer();
  const { client, deps, clock } = await testApp({ env: { MAIL_URL: server.url } });
  await client.users.register({ body: ada });
  const until = new Date(deps.now().getTime() + 60_000);
  await deps.store.transact((tx) => claimMail(tx, { now: deps.now(), until }));
  expect(await sendDueMails(deps)).toBe(0);
  clock.passMinutes(1);
  expect(await sendDueMails(deps)).toBe(1);
});

test('drops a permanently refused mail, retries a temporarily refused one and sends the others', async () => {
  const codes: Record<string, number> = { 'ada-0@example.org': 550, 'ada-1@example.org': 451 };
  const server = await mailServer({
    refuse: (recipient) => {
      const responseCode = codes[recipient];
      return responseCode ? Object.assign(new Error('no'), { responseCode }) : null;
    },
  });
  const { client, deps } = await testApp({ env: { MAIL_URL: server.url } });
  for (const body of numbered(3)) await client.users.register({ body });
  expect(await sendDueMails(deps)).toBe(1);
  const left = await deps.store.db.select().from(deps.store.db.t.mails);
  expect(left.map(({ recipient }) => recipient)).toEqual(['ada-1@example.org']);
});

test('drops a mail after a week', async () => {
  const { client, deps, clock } = await testApp({ env: { MAIL_URL: `smtp://127.0.0.1:${await freePort()}` } });
  await client.users.register({ body: ada });
  clock.passMinutes(7 * 24 * 60 + 1);
  await sendDueMails(deps);
  expect(await rowCounts(deps.store)).toMatchObject({ mails: 0 });
});

test('sends to addresses with umlauts', async () => {
  const server = await mailServer();
  const { client, deps } = await testApp({ env: { MAIL_URL: server.url } });
  await client.users.register({ body: { ...ada, email: 'Jürgen@Müller.de' } });
  expect(await sendDueMails(deps)).toBe(1);
  expect(server.mails[0]?.recipients).toEqual(['jürgen@müller.de']);
});

test('without MAIL_URL mails become files with mode 600, and the log contains the file name but no content', async () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { client, deps } = await testApp({ log, env: { DATA_DIR: folder } });
  await client.users.register({ body: ada });
  await sendDueMails(deps);

  const [file = '', ...more] = readdirSync(join(folder, 'outbox'));
  expect(more).toEqual([]);
  const path = join(folder, 'outbox', file);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(readFileSync(path));
  expect(mail.to?.[0]?.address).toBe('ada@example.org');
  const code = /code=([\w-]+)/.exec(mail.text ?? '')?.[1];
  expect(code).toBeTruthy();
  expect(lines.join('')).toContain(path);
  expect(lines.join('')).not.toContain(code);
  expect(lines.join('')).not.toContain('ada@example.org');
});
