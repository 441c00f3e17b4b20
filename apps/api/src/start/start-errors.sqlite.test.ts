import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { BEFORE_1_0, PASSWORD, sentenceOfScript, sentenceOfStart } from '#testing/failing-start.ts';
import { startScript, startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { freePort } from '#testing/servers/free-port.ts';
import { mailServer } from '#testing/servers/mail-server.ts';
import { clientAt } from '#testing/servers/over-http.ts';

/** Starts of programs on a busy machine. */
const timeout = 120_000;
const soon = { timeout: 60_000 };

const ALONE = { HOST: '127.0.0.1', PORT: '0', STUDIO_PORT: '0', DEMO: '0', MAP_TILES: 'off' };

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
])('a HOST that is not this machine ends the start with one sentence: %s', { timeout }, async (host, sentence) => {
  expect(await sentenceOfScript({ HOST: host })).toMatch(sentence);
});

test('an archive of the map that cannot be used ends the start with its reason', { timeout }, async () => {
  const { code, err } = await startScript('main.ts', [], {
    ...ALONE,
    DATA_DIR: temporaryFolder(),
    MAP_TILES: '/nowhere/bayern.pmtiles',
  }).closed;
  expect(code).toBe(1);
  expect(err).toMatch(
    /^Invalid settings:\n {2}MAP_TILES: the archive \/nowhere\/bayern.pmtiles cannot be used: [^\n]+\n$/,
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

test('a password with every sign opens the mail server, and the start says nothing about mail', {
  timeout,
}, async () => {
  const mail = await mailServer({ account: { user: 'ada@example.org', password: PASSWORD } });
  const login = `${encodeURIComponent('ada@example.org')}:${encodeURIComponent(PASSWORD)}`;
  const { output, address } = await startServer({
    DATA_DIR: temporaryFolder(),
    MAIL_URL: mail.url.replace('//', `//${login}@`),
    OWNER_EMAILS: 'owner@example.org',
  });
  const message = {
    name: 'Ada',
    email: 'ada@example.org',
    reason: 'general',
    message: 'Does this mail arrive?',
  } as const;
  expect(await clientAt(address).contacts.send({ body: { ...message, confirmation: true } })).toMatchObject({
    status: 200,
  });
  await expect.poll(() => mail.mails.length, soon).toBe(1);
  expect(output.out).not.toContain('mail: the server');
});

test.each([
  [
    'refuses the password',
    async () => (await mailServer({ account: { user: 'ada', password: PASSWORD } })).port,
    /Invalid login: 535 /,
  ],
  ['is not there', freePort, /connect ECONNREFUSED 127\.0\.0\.1:\d+/],
])(
  'a mail server that %s is one line in the log, and the site starts',
  { timeout },
  async (_what, openPort, reason) => {
    const { output } = await startServer({
      DATA_DIR: temporaryFolder(),
      MAIL_URL: `smtp://ada:SECRET@127.0.0.1:${await openPort()}`,
    });
    const lines = () => output.out.split('\n').filter((line) => line.includes('mail: '));
    await expect.poll(lines, soon).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 40, msg: expect.stringMatching(reason) });
    expect(lines()[0]).toMatch(/mail: the server of MAIL_URL cannot be used now \(.*\); mails wait until it can/);
    expect(`${output.out}${output.err}`).not.toMatch(/SECRET|"stack"/);
  },
);
