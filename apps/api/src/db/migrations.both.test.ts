import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { rightAnswer } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Deps } from '#deps.ts';
import { readExplorationSteps } from '#modules/content/read-content.service.ts';
import { exportExplorationFile } from '#modules/run-file/exchange-run-file.service.ts';
import { emptyTarget } from '#testing/backups.ts';
import { done } from '#testing/creators.ts';
import { emptyDatabase } from '#testing/database/fresh-database.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { temporaryFolder } from '#testing/servers/child-process.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';
import { isPostgres, openStore } from './open-store.ts';
import type { Store } from './store.ts';

async function opened() {
  const { url, remove } = await emptyDatabase();
  const store = openStore(url);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  return { url, store };
}

/**
 * The tables according to the database: `{ table: { column: 'type' or 'type not null' } }`, without the search index.
 */
async function tablesIn(url: string): Promise<Record<string, Record<string, string>>> {
  const columns = await runSql(
    url,
    isPostgres(url)
      ? `select relname as name, attname as column, format_type(atttypid, atttypmod) as type, attnotnull as required
         from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
         where nspname = 'public' and relkind = 'r' and attnum > 0 and not attisdropped`
      : `select m.name as name, c.name as column, lower(c.type) as type, c."notnull" as required
         from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`,
  );
  const tables: Record<string, Record<string, string>> = {};
  for (const { name, column, type, required } of columns) {
    if (/^(exploration_search|sqlite_|__drizzle)/.test(String(name))) continue;
    const table = (tables[String(name)] ??= {});
    table[String(column)] = described(String(type), Boolean(required));
  }
  return tables;
}

/** Names of the indexes and triggers, and the definitions of the triggers. */
async function indexesAndTriggersIn(url: string): Promise<unknown> {
  return runSql(
    url,
    isPostgres(url)
      ? `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'
         union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by name`
      : `select name, case when type = 'trigger' then sql end as definition from sqlite_master
         where type in ('index', 'trigger') order by name`,
  );
}

function described(type: string, required: boolean): string {
  return `${type.replace(/\s+/g, '')}${required ? ' not null' : ''}`;
}

function tablesInCode({ db }: Store) {
  const tables = Object.values(db.t).filter((table) => getTableName(table) !== 'exploration_search');
  return Object.fromEntries(
    tables.map((table) => [
      getTableName(table),
      Object.fromEntries(
        Object.values(getTableColumns(table)).map((column) => [
          column.name,
          described(column.getSQLType(), column.notNull),
        ]),
      ),
    ]),
  );
}

test('the tables in code equal those of the last migration', async () => {
  const { url, store } = await opened();
  await store.migrate();
  expect(await tablesIn(url)).toEqual(tablesInCode(store));
});

test('migrating again changes nothing, also when two processes migrate at once', async () => {
  const { url, store } = await opened();
  const other = openStore(url);
  onTestFinished(() => other.close());
  if (store.dialect === 'postgres') await Promise.all([store.migrate(), other.migrate()]);
  await store.migrate();
  const before = await tablesIn(url);
  await other.migrate();
  expect(await tablesIn(url)).toEqual(before);
});

const RELEASES = new URL('../testing/releases/', import.meta.url);

/** A restore in a process of its own, on a busy machine. */
const timeout = 120_000;

/** Backups of this run's database. */
const releases = readdirSync(RELEASES).filter((name) =>
  name.endsWith(isPostgres(inject('template')) ? '-postgres.tar.gz' : '-sqlite.tar.gz'),
);

/** The runs of a release's backup, as they were exported then; each begins and ends with a line of one brace. */
function releasedFiles(backup: string): string[] {
  const file = backup.replace(/-(sqlite|postgres)\.tar\.gz$/, '-exports.gz');
  return gunzipSync(readFileSync(new URL(file, RELEASES)))
    .toString()
    .split(/(?<=^\}\n)/m);
}

async function expectSameFiles({ store, config }: Deps, files: readonly string[]): Promise<void> {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const released = JSON.parse(file);
    const chunks = await exportExplorationFile(store.db, storedSlug(released.exploration.name), config);
    let exported = '';
    for await (const chunk of chunks) exported += chunk;
    expect(exported).toBe(JSON.stringify(released));
  }
}

test.each(releases)(
  'a backup of a release is restored, upgraded, exported byte for byte as before, and played on: %s',
  { timeout },
  async (name) => {
    const target = await emptyTarget();
    const url = target.env.DATABASE_URL;
    const file = join(temporaryFolder(), 'backup.tar');
    writeFileSync(file, gunzipSync(readFileSync(new URL(name, RELEASES))));
    expect(await target.restore(file)).toMatchObject({ code: 0, err: '' });

    const { deps, client, as } = await testApp({ url });
    await deps.store.migrate();
    const created = await opened();
    await created.store.migrate();
    expect(await tablesIn(url)).toEqual(tablesInCode(deps.store));
    expect(await indexesAndTriggersIn(url)).toEqual(await indexesAndTriggersIn(created.url));
    await expectSameFiles(deps, releasedFiles(name));

    const query = { battle: 'donau' };
    const [battle] = done(await client.battles.list({ query })).rows;
    const [run] = battle?.Explorations ?? [];
    const [team] = run?.Teams ?? [];
    const ids = { exploration_id: run?.id ?? 0, battle_id: battle?.id ?? 0, team_id: team?.id ?? 0 };
    const phone = as(done(await client.joining.exploration({ body: ids })).accessToken);
    const { netPoints, tasks_completed } = done(await phone.joined.pois()).progress;
    expect(tasks_completed).toBe(13);
    const { tasks } = await readExplorationSteps(deps.store.db, run?.slug ?? '');
    const next = tasks[tasks_completed];
    if (!next) throw new Error('the team has solved everything');
    const body = answerTo(next, rightAnswer(next.taskType, next.content as never));
    expect(done(await phone.progress.submit({ body }))).toMatchObject({ netPoints: netPoints + next.points });
  },
);
