import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { sentenceOf } from '#errors/start-error.ts';
import { createLog } from '#http/log.ts';
import { sendDueMails } from '#modules/mail-queue/send-due-mails.service.ts';
import { openMapTiles } from '#modules/map-tiles/map-tiles.service.ts';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { BEFORE_1_0, PASSWORD, sentenceOfScript, sentenceOfStart } from '#testing/failing-start.ts';
import { startScript, temporaryFolder } from '#testing/servers/child-process.ts';
import { freePort } from '#testing/servers/free-port.ts';
import { mailServer } from '#testing/servers/mail-server.ts';
import { testApp } from '#testing/test-app.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';

/** Starts of programs on a busy machine. */
const timeout = 120_000;

test.each<[string, (folder: string) => Record<string, string>, RegExp]>([
  [
    'a data folder that cannot be created',
    (folder) => ({ DATA_DIR: join(folder, 'file', 'data') }),
    /^DATA_DIR: the folder .*data cannot be used: ENOTDIR/,
  ],
  [
    'a file in place of the data folder',
    (folder) => ({ DATA_DIR: join(folder, 'file') }),
    /^DATA_DIR: the folder .*file cannot be used: EEXIST/,
  ],
  [
    'a secret that cannot be read',
    (folder) => ({ DATA_DIR: join(folder, 'unreadable') }),
    /^DATA_DIR: the file .*secret cannot be used: EISDIR/,
  ],
  [
    'a secret that is too short',
    (folder) => ({ DATA_DIR: join(folder, 'short') }),
    /secret is too short to be a secret: remove it and start again$/,
  ],
  [
    'a database in a folder that does not exist',
    (folder) => ({ DATABASE_URL: `file:${join(folder, 'nowhere', 'runs.db')}` }),
    /^DATABASE_URL: the file .*runs\.db cannot be used: .*directory does not exist/,
  ],
  [
    'a file that is no database',
    (folder) => ({ DATABASE_URL: `file:${join(folder, 'file')}` }),
    /^DATABASE_URL: the file .*file cannot be used: file is not a database/,
  ],
  [
    'a folder in place of the database',
    (folder) => ({ DATABASE_URL: `file:${join(folder, 'short')}` }),
    /^DATABASE_URL: the file .*short cannot be used: unable to open database file/,
  ],
])('%s ends the start with one sentence', { timeout }, async (_what, env, sentence) => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'file'),
    'no database, but long enough for the header of one, which has a hundred bytes. '.repeat(9),
  );
  mkdirSync(join(folder, 'unreadable', 'secret'), { recursive: true });
  mkdirSync(join(folder, 'short'));
  writeFileSync(join(folder, 'short', 'secret'), 'abc');
  expect(await sentenceOfStart(env(folder))).toMatch(sentence);
});

test.each([
  ['192.0.2.1', /^HOST and PORT: the server cannot listen there: listen EADDRNOTAVAIL/],
  ['nowhere.invalid', /^HOST and PORT: the server cannot listen there: getaddrinfo/],
])('a HOST that is not this machine ends the start with one sentence: %s', async (host, sentence) => {
  const { deps } = await testApp();
  const { listen, close } = await serve({ ...deps, config: readConfig({ HOST: host, PORT: '0', STUDIO_PORT: '0' }) });
  onTestFinished(close);
  expect(await listen().catch(sentenceOf)).toMatch(sentence);
});

test('an archive of the map that cannot be used ends the start with its reason', async () => {
  const { deps } = await testApp();
  const opening = openMapTiles({ ...deps, config: readConfig({ MAP_TILES: '/nowhere/bayern.pmtiles' }) });
  expect(await opening.catch(sentenceOf)).toMatch(
    /^Invalid settings:\n {2}MAP_TILES: the archive \/nowhere\/bayern.pmtiles cannot be used: [^\n]+$/,
  );
});

test('a database of a newer version ends the start with one sentence', { timeout }, async () => {
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  await runSql(url, "insert into __drizzle_migrations (hash, created_at) values ('newer', 99999999999999)");
  expect(await sentenceOfStart({ DATABASE_URL: url })).toMatch(
    /^DATABASE_URL: a newer version of Puzzle Runs has migrated this database; start that version, or restore a backup of this one$/,
  );
});

test('a database from before 1.0 ends the start with one sentence', { timeout }, async () => {
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  await runSql(url, "update __drizzle_migrations set hash = 'older', created_at = 1795726664123");
  expect(await sentenceOfStart({ DATABASE_URL: url })).toBe(BEFORE_1_0);
});

test('commands say what is wrong in one sentence, too', { timeout }, async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const env = { DATA_DIR: join(file, 'data') };
  expect(await sentenceOfScript(env, 'cli/export.ts', ['a-run'])).toMatch(/^DATA_DIR: /);
  expect(await sentenceOfScript(env, 'cli/backup.ts', [join(temporaryFolder(), 'a.tar')])).toMatch(
    /^No backup was written: DATA_DIR: /,
  );
  expect(await sentenceOfScript(env, 'cli/restore.ts', [file])).toMatch(/^Nothing was restored: DATA_DIR: /);
  const wrong = await startScript('cli/backup.ts', ['a.tar'], { PORT: 'x' }).closed;
  expect(wrong).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^No backup was written: Invalid settings:\n {2}PORT must be [^\n]+\n$/),
  });
});

/**
 * An installation that sends its mails to this server, prepared as at its start; `lines` are what it logs about mail.
 */
async function preparedWith(mailUrl: string) {
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const env = { MAIL_URL: mailUrl, OWNER_EMAILS: 'owner@example.org', DATA_DIR: temporaryFolder(), DEMO: '0' };
  const opened = await testApp({ log, env });
  await prepare(opened.deps);
  return { ...opened, lines: () => lines.filter(({ msg }) => msg.includes('mail: ')) };
}

test('a password with every sign opens the mail server, and the start says nothing about mail', async () => {
  const mail = await mailServer({ account: { user: 'ada@example.org', password: PASSWORD } });
  const login = `${encodeURIComponent('ada@example.org')}:${encodeURIComponent(PASSWORD)}`;
  const { client, deps, lines } = await preparedWith(mail.url.replace('//', `//${login}@`));
  await deps.mailer.check();
  const message = {
    name: 'Ada',
    email: 'ada@example.org',
    reason: 'general',
    message: 'Does this mail arrive?',
  } as const;
  expect(await client.contacts.send({ body: { ...message, confirmation: true } })).toMatchObject({ status: 200 });
  await sendDueMails(deps);
  expect([mail.mails.length, lines()]).toEqual([1, []]);
});

test.each([
  [
    'refuses the password',
    async () => (await mailServer({ account: { user: 'ada', password: PASSWORD } })).port,
    /Invalid login: 535 /,
  ],
  ['is not there', freePort, /connect ECONNREFUSED 127\.0\.0\.1:\d+/],
])('a mail server that %s is one line in the log, and the site starts', async (_what, openPort, reason) => {
  const { lines } = await preparedWith(`smtp://ada:SECRET@127.0.0.1:${await openPort()}`);
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ level: 40, msg: expect.stringMatching(reason) });
  expect(lines()[0]?.msg).toMatch(/^mail: the server of MAIL_URL cannot be used now \(.*\); mails wait until it can$/);
  expect(JSON.stringify(lines())).not.toMatch(/SECRET|"stack"/);
});
