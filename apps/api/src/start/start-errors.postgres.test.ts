import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { startPostgres } from '#testing/database/postgres-server.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { BEFORE_1_0, PASSWORD, sentenceOfScript, sentenceOfStart } from '#testing/failing-start.ts';
import { startScript, startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { freePort } from '#testing/servers/free-port.ts';
import { VALKEY_SERVER } from '#testing/servers/shared-valkey.ts';
import { tcpProxy } from '#testing/servers/tcp-proxy.ts';
import { startValkey } from '#testing/servers/valkey-server.ts';

/** Starts of programs on a busy machine. */
const timeout = 120_000;

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres({ password: PASSWORD });
});
afterAll(() => server.stop());

/** The address of a database of the server, with another login. */
function addressOf(database: string, login?: string): string {
  const url = server.url.replace(/\/postgres$/, `/${database}`);
  return login === undefined ? url : url.replace(/\/\/.*@/, `//${login}@`);
}

test('a password with every sign opens the database and its backup, encoded; a raw @ and : do, too', {
  timeout,
}, async () => {
  await runSql(server.url, 'create database signs');
  const data = temporaryFolder();
  const { output, child, closed } = await startServer({ DATABASE_URL: addressOf('signs'), DATA_DIR: data });
  expect(output.err).toBe('');
  child.kill('SIGTERM');
  await closed;
  const file = join(temporaryFolder(), 'backup.tar');
  const backup = startScript('cli/backup.ts', [file], { DATABASE_URL: addressOf('signs'), DATA_DIR: data });
  expect(await backup.closed).toMatchObject({ code: 0, err: '' });

  await runSql(server.url, `create role "me@here" login superuser password 'a@b:c d'`);
  const raw = openStore(addressOf('signs', 'me%40here:a@b:c%20d'));
  await raw.migrate();
  await raw.close();
});

test('a database that cannot be used ends the start with one sentence', { timeout }, async () => {
  const closed = `127.0.0.1:${await freePort()}`;
  const cannot = /^DATABASE_URL: PostgreSQL cannot be used: /;
  const refused: [string, RegExp][] = [
    [`postgres://test:SECRET@${closed}/runs`, /connect ECONNREFUSED 127\.0\.0\.1:\d+$/],
    ['postgres://test:SECRET@nowhere.invalid/runs', /getaddrinfo \w+ nowhere\.invalid$/],
    [addressOf('postgres', 'test:SECRET'), /password authentication failed for user "test"$/],
    [addressOf('postgres', 'nobody:SECRET'), /password authentication failed for user "nobody"$/],
    [addressOf('postgres', 'test'), /the server asks for a password, and the address has none$/],
    [addressOf('missing'), /database "missing" does not exist$/],
    [`${addressOf('postgres')}?sslmode=verify-full`, /The server does not support SSL connections$/],
  ];
  for (const [url, reason] of refused) {
    const sentence = await sentenceOfStart({ DATABASE_URL: url });
    expect(sentence).toMatch(cannot);
    expect(sentence).toMatch(reason);
  }
  const direct = { DATABASE_URL: addressOf('postgres'), DATABASE_DIRECT_URL: `postgres://test:SECRET@${closed}/runs` };
  expect(await sentenceOfStart(direct)).toMatch(
    /^DATABASE_DIRECT_URL: PostgreSQL cannot be used: connect ECONNREFUSED/,
  );
  const pooler = { DATABASE_URL: `postgres://test:SECRET@${closed}/runs`, DATABASE_DIRECT_URL: addressOf('postgres') };
  expect(await sentenceOfStart(pooler)).toMatch(/^DATABASE_URL: the pooler cannot be used: connect ECONNREFUSED/);
  const wrong = addressOf('postgres', 'test:SECRET');
  for (const WORKERS of ['1', '2']) expect(await sentenceOfScript({ DATABASE_URL: wrong, WORKERS })).toMatch(cannot);
});

test('a database server that does not respond ends the start with one sentence', { timeout }, async () => {
  const proxy = await tcpProxy(server.url);
  proxy.freeze();
  expect(await sentenceOfStart({ DATABASE_URL: proxy.url })).toMatch(
    /^DATABASE_URL: PostgreSQL cannot be used: .*timeout/,
  );
  await proxy.close();
});

test('a user who may create no tables ends the start with one sentence', { timeout }, async () => {
  await runSql(server.url, `create role reader login password 'reader'`);
  await runSql(server.url, 'create database foreign_tables');
  const sentence = await sentenceOfStart({ DATABASE_URL: addressOf('foreign_tables', 'reader:reader') });
  expect(sentence).toBe('DATABASE_URL: PostgreSQL cannot be used: permission denied for database foreign_tables');
});

test.each(['LATIN1', 'SQL_ASCII', 'EUC_JP'])(
  'a database in %s is refused at the start and for a restore',
  { timeout },
  async (encoding) => {
    const name = `in_${encoding.toLowerCase()}`;
    await runSql(
      server.url,
      `create database ${name} encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    const sentence = `DATABASE_URL: the encoding of the database is ${encoding}; create one with encoding 'UTF8'`;
    expect(await sentenceOfStart({ DATABASE_URL: addressOf(name) })).toContain(sentence);
    expect(
      await sentenceOfScript({ DATABASE_URL: addressOf(name) }, 'cli/restore.ts', [import.meta.filename]),
    ).toContain(sentence);
  },
);

test('stores every sign when the server or the user prefers another encoding for clients', { timeout }, async () => {
  await runSql(server.url, 'create database clients');
  await runSql(server.url, `alter database clients set client_encoding = 'LATIN1'`);
  await runSql(server.url, `alter role test set client_encoding = 'LATIN1'`);
  const store = openStore(addressOf('clients'));
  await store.migrate();
  const { placeCounts } = store.db.t;
  await store.transact((tx) => tx.insert(placeCounts).values({ postalCode: 'Łódź 🗺', withCode: 0, withoutCode: 0 }));
  expect(await store.db.select().from(placeCounts)).toMatchObject([{ postalCode: 'Łódź 🗺' }]);
  await store.close();
  await runSql(server.url, 'alter role test reset client_encoding');
});

test('a database of a newer version ends the start with one sentence', { timeout }, async () => {
  await runSql(server.url, 'create database newer');
  const store = openStore(addressOf('newer'));
  await store.migrate();
  await store.close();
  await runSql(
    addressOf('newer'),
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
  );
  expect(await sentenceOfStart({ DATABASE_URL: addressOf('newer') })).toMatch(
    /^DATABASE_URL: a newer version of Puzzle Runs has migrated this database; start that version, or restore a backup of this one$/,
  );
});

test('a database from before 1.0 ends the start with one sentence', { timeout }, async () => {
  await runSql(server.url, 'create database older');
  const store = openStore(addressOf('older'));
  await store.migrate();
  await store.close();
  await runSql(
    addressOf('older'),
    `update drizzle.__drizzle_migrations set hash = 'older', created_at = 1795726665595`,
  );
  expect(await sentenceOfStart({ DATABASE_URL: addressOf('older') })).toBe(BEFORE_1_0);
});

test('a password with every sign opens Valkey, and a wrong one ends the start with one sentence', {
  timeout,
  skip: !VALKEY_SERVER,
}, async () => {
  const valkey = await startValkey(VALKEY_SERVER ?? '', PASSWORD);
  onTestFinished(valkey.remove);
  const at = `127.0.0.1:${valkey.port}/2`;
  await runSql(server.url, 'create database signs_and_valkey');
  const { output } = await startServer({
    DATABASE_URL: addressOf('signs_and_valkey'),
    DATA_DIR: temporaryFolder(),
    VALKEY_URL: `redis://:${encodeURIComponent(PASSWORD)}@${at}`,
  });
  expect(output.out).not.toContain('valkey: away');

  for (const login of [':SECRET@', 'default:SECRET@', 'nobody:SECRET@', ''])
    expect(
      await sentenceOfStart({ DATABASE_URL: addressOf('signs_and_valkey'), VALKEY_URL: `redis://${login}${at}` }),
    ).toMatch(/^VALKEY_URL: the server refuses the address: (WRONGPASS|it asks for a password)/);
  const base = `redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${valkey.port}`;
  expect(await sentenceOfStart({ DATABASE_URL: addressOf('signs_and_valkey'), VALKEY_URL: `${base}/99` })).toMatch(
    /^VALKEY_URL: the server refuses the address: ERR DB index/,
  );
});
