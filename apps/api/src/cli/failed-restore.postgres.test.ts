import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyTarget, expectUntouched, playedServer, RESTORED, refusal } from '#testing/backups.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { startScript, temporaryFolder } from '#testing/servers/child-process.ts';

/** Several programs on a busy machine. */
const timeout = 120_000;
const soon = { timeout: 60_000 };

test('without the programs of PostgreSQL a backup and a restore say so, and leave nothing behind', {
  timeout,
}, async () => {
  const server = await playedServer();
  const env = {
    DATABASE_URL: server.url,
    DATA_DIR: dirname(server.file),
    JWT_SECRET: server.deps.secret,
    PATH: '/nowhere',
  };
  const folder = temporaryFolder();
  expect(await startScript('cli/backup.ts', [join(folder, 'a.tar')], env).closed).toMatchObject({
    code: 1,
    err: 'No backup was written: pg_dump was not found: install the client programs of PostgreSQL\n',
  });
  expect(readdirSync(folder)).toEqual([]);
  await server.backup();
  const target = await emptyTarget({ PATH: '/nowhere' });
  expect(await target.restore(server.file)).toMatchObject(refusal('pg_restore was not found'));
  await expectUntouched(target);
});

test('a restore that is interrupted while PostgreSQL restores leaves nothing behind, and can be repeated', {
  timeout,
}, async () => {
  const server = await playedServer();
  await server.backup();
  const target = await emptyTarget();
  const blocker = new pg.Client({ connectionString: target.env.DATABASE_URL });
  await blocker.connect();
  blocker.on('error', () => undefined); // the database is removed after a failed test
  await blocker.query('begin; create schema drizzle'); // the restore waits for the end of this transaction
  const { child, closed } = target.start(server.file);
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await runSql(target.env.DATABASE_URL, waiting)).length, soon).toBe(1);
  child.kill('SIGINT');
  expect(await closed).toMatchObject({ code: 130, err: 'Nothing was restored: interrupted\n' });
  await blocker.query('rollback');
  await expectUntouched(target);
  await blocker.end();
  expect(await target.restore(server.file)).toMatchObject(RESTORED);
});
