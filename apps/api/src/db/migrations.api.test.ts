import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { firstMigrations, journalOf } from '#testing/database/first-migrations.ts';
import { copyOfDatabase, emptyDatabase } from '#testing/database/fresh-database.ts';
import { migrateFrom } from '#testing/database/migrate-from.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

async function opened(database = emptyDatabase()) {
  const { url, remove } = await database;
  const store = openStore(url);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  return { url, store };
}

/** The tables according to the database: `{ table: { column: 'type' or 'type not null' } }`, without the search index. */
async function tablesIn(url: string): Promise<Record<string, Record<string, string>>> {
  const columns = await runSql(
    url,
    url.startsWith('postgres:')
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

/** A database for each migration, on a busy machine. */
const PREFIXES_MS = 120_000;

test('every prefix of the migrations gives a database that the next migrations can continue', {
  timeout: PREFIXES_MS,
}, async () => {
  const { store: probe, url: first } = await opened();
  await probe.migrate();
  const { entries } = journalOf(probe.dialect);
  const last = await tablesIn(first);
  expect(entries.length).toBeGreaterThan(1);

  const prefix = await emptyDatabase();
  onTestFinished(prefix.remove);
  for (let count = 1; count <= entries.length; count++) {
    await migrateFrom(firstMigrations(probe.dialect, count), prefix.url);
    expect(Object.keys(await tablesIn(prefix.url)).length, `after ${entries[count - 1]?.tag}`).toBeGreaterThan(0);
    const { url, store } = await opened(copyOfDatabase(prefix.url));
    await store.migrate();
    expect(await tablesIn(url)).toEqual(last);
    await store.transact((tx) =>
      tx.insert(tx.t.placeCounts).values({ postalCode: '93047', withCode: 1, withoutCode: 2 }),
    );
    expect(await store.db.$count(store.db.t.placeCounts)).toBe(1);
  }
});

test('gives stored quests with a picture an empty picture description', async () => {
  const { url, store } = await opened();
  await migrateFrom(firstMigrations(store.dialect, 15), url);
  const isPostgres = store.dialect === 'postgres';
  const [time, no] = isPostgres ? ['now()', 'false'] : ['0', '0'];
  await runSql(
    url,
    `insert into explorations (id, name, slug, description, postal_code, published, created_at, updated_at)
     values (1, 'Run', 'run', '', '93047', ${no}, ${time}, ${time})`,
  );
  await runSql(
    url,
    `insert into pois (id, exploration_id, position, name, slug, description, location_type)
     values (2, 1, 1, 'Spot', 'spot', '', 'hint')`,
  );
  for (const [id, type, content] of [
    [3, 'locate', '{"locate_type": "image", "image": "/media/tor.webp"}'],
    [4, 'guess_number', '{"answer": 7}'],
  ]) {
    await runSql(
      url,
      `insert into tasks (id, poi_id, position, name, slug, description, task_type, points, content)
       values (${id}, 2, ${id}, 'Quest', 'quest-${id}', '', '${type}', 1, '${content}')`,
    );
  }
  await store.migrate();
  const { tasks } = store.db.t;
  expect(await store.db.select({ content: tasks.content }).from(tasks).orderBy(tasks.id)).toEqual([
    { content: { locate_type: 'image', image: '/media/tor.webp', image_description: '' } },
    { content: { answer: 7 } },
  ]);
});

test('renames the slug of stored runs that are named like a path segment', async () => {
  const { url, store } = await opened();
  await migrateFrom(firstMigrations(store.dialect, 10), url);
  const quoted = (name: string) => (store.dialect === 'postgres' ? `"${name}"` : `\`${name}\``);
  const time = store.dialect === 'postgres' ? 'now()' : '0';
  for (const slug of ['create', 'berlin'])
    await runSql(
      url,
      `insert into explorations (name, slug, description, postal_code, published, created_at, updated_at)
       values ('Run', '${slug}', '', '93047', ${store.dialect === 'postgres' ? 'false' : '0'}, ${time}, ${time})`,
    );
  await store.migrate();
  const rows = await runSql(url, `select ${quoted('slug')} from explorations order by id`);
  expect(rows.map(({ slug }) => slug)).toEqual(['create--1', 'berlin']);
});

test('counts the solved quests and bought hints whose quest or hint was deleted before the counters existed', async () => {
  const { url, store } = await opened();
  await migrateFrom(firstMigrations(store.dialect, 14), url);
  const postgres = store.dialect === 'postgres';
  const at = (minutes: number) => {
    const ms = Date.parse('2026-05-01T10:00:00.000Z') + minutes * 60_000;
    return postgres ? `'${new Date(ms).toISOString()}'` : ms;
  };
  await runSql(
    url,
    `insert into explorations (id, name, slug, description, postal_code, published, created_at, updated_at)
     values (1, 'Run', 'run', '', '93047', ${postgres ? 'false' : '0'}, ${at(0)}, ${at(0)})`,
  );
  await runSql(
    url,
    `insert into participations (id, key, exploration_id, progressor_type, progressor_id, joined_at)
     values (1, '1:0:guest:a', 1, 'guest', 'a', ${at(0)})`,
  );
  for (const minutes of [5, 50, 70])
    await runSql(
      url,
      `insert into solved_tasks (participation_id, points, solved_at, member, device) values (1, 1, ${at(minutes)}, 'a', 'a')`,
    );
  await runSql(url, `insert into bought_hints (participation_id, cost, bought_at) values (1, 1, ${at(61)})`);
  await store.migrate();
  const rows = await runSql(url, 'select kind, count, first_at, last_at from deleted_marks order by kind, hour');
  const minutes = (time: unknown) =>
    (new Date(time as number).getTime() - Date.parse('2026-05-01T10:00:00.000Z')) / 60_000;
  expect(rows.map(({ kind, count, first_at, last_at }) => [kind, count, minutes(first_at), minutes(last_at)])).toEqual([
    ['hint', 1, 61, 61],
    ['task', 2, 5, 50],
    ['task', 1, 70, 70],
  ]);
});

test('finds the time that decides ties from stored solutions with points, and leaves frozen rankings as they are', async () => {
  const { url, store } = await opened();
  const before = journalOf(store.dialect).entries.findIndex(({ tag }) => tag.endsWith('_tie_break'));
  await migrateFrom(firstMigrations(store.dialect, before), url);
  const postgres = store.dialect === 'postgres';
  const start = Date.parse('2026-05-01T10:00:00.000Z');
  const at = (minutes: number) => {
    const ms = start + minutes * 60_000;
    return postgres ? `'${new Date(ms).toISOString()}'` : ms;
  };
  const no = postgres ? 'false' : '0';
  const frozen = JSON.stringify({ at: '2026-05-01T10:30:00.000Z', rows: [{ place: 1 }] });
  await runSql(
    url,
    `insert into explorations (id, name, slug, description, postal_code, published, created_at, updated_at)
     values (1, 'Run', 'run', '', '93047', ${no}, ${at(0)}, ${at(0)})`,
  );
  await runSql(
    url,
    `insert into battles (id, name, slug, description, search_text, frozen, created_at, updated_at)
     values (1, 'Duell', 'duell', '', '', '${frozen}', ${at(0)}, ${at(0)})`,
  );
  for (const id of [1, 2, 3])
    await runSql(
      url,
      `insert into participations (id, key, exploration_id, battle_id, progressor_type, progressor_id, joined_at, last_solved_at)
       values (${id}, '1:1:team:${id}', 1, 1, 'team', '${id}', ${at(0)}, ${at(9)})`,
    );
  for (const [id, points, minutes] of [
    [1, 10, 3],
    [1, 5, 5],
    [1, 0, 9],
    [2, 0, 9],
  ])
    await runSql(
      url,
      `insert into solved_tasks (participation_id, points, solved_at, member, device)
       values (${id}, ${points}, ${at(minutes ?? 0)}, 'a', 'a')`,
    );
  await store.migrate();
  const { participations: p, battles } = store.db.t;
  const rows = await store.db.select({ id: p.id, tieBreakAt: p.tieBreakAt }).from(p).orderBy(p.id);
  expect(rows.map(({ tieBreakAt }) => tieBreakAt && (tieBreakAt.getTime() - start) / 60_000)).toEqual([5, null, null]);
  expect(await store.db.select({ frozen: battles.frozen }).from(battles)).toEqual([{ frozen: JSON.parse(frozen) }]);
});

test('keeps the points of deleted quests and hints as sums, so that all marks together are the points', async () => {
  const { url, store } = await opened();
  const before = journalOf(store.dialect).entries.findIndex(({ tag }) => tag.endsWith('_unlisted_marks'));
  await migrateFrom(firstMigrations(store.dialect, before), url);
  const postgres = store.dialect === 'postgres';
  const start = Date.parse('2026-05-01T10:00:00.000Z');
  const at = (minutes: number) => {
    const ms = start + minutes * 60_000;
    return postgres ? `'${new Date(ms).toISOString()}'` : ms;
  };
  const no = postgres ? 'false' : '0';
  const run = (sql: string) => runSql(url, sql);
  await run(`insert into explorations (id, name, slug, description, postal_code, published, created_at, updated_at)
             values (1, 'Run', 'run', '', '93047', ${no}, ${at(0)}, ${at(0)})`);
  await run(`insert into pois (id, exploration_id, position, name, slug, description, location_type, updated_at)
             values (1, 1, 1, 'Spot', 'spot', '', 'hint', ${at(0)})`);
  for (const id of [1, 2])
    await run(`insert into tasks (id, poi_id, position, name, slug, description, points, task_type, content, updated_at)
               values (${id}, 1, ${id}, 'Quest ${id}', 'quest-${id}', '', 10, 'guess_number', '{}', ${at(0)})`);
  // 10 of an existing quest, 4 of a deleted one, 3 of a best try, and 2 of a best try whose quest was deleted; 5 for a deleted hint.
  await run(`insert into participations (id, key, exploration_id, progressor_type, progressor_id, joined_at, earned, spent, solved, last_solved_at, tie_break_at)
             values (1, '1:0:guest:a', 1, 'guest', 'a', ${at(0)}, 19, 5, 2, ${at(9)}, ${at(9)})`);
  for (const [task, points, minutes] of [
    ['1', 10, 3],
    ['null', 4, 9],
  ])
    await run(`insert into solved_tasks (participation_id, task_id, points, solved_at, member, device)
               values (1, ${task}, ${points}, ${at(Number(minutes))}, 'a', 'a')`);
  await run(`insert into wrong_attempts (participation_id, task_id, wrong, points) values (1, 2, 2, 3)`);
  await run(`insert into bought_hints (participation_id, hint_id, cost, bought_at) values (1, null, 5, ${at(4)})`);

  await store.migrate();
  const { participations: p } = store.db.t;
  const unlisted = async () => {
    const [row] = await store.db
      .select({
        earned: p.unlistedEarned,
        spent: p.unlistedSpent,
        solved: p.unlistedSolved,
        solvedAt: p.unlistedSolvedAt,
        tieBreakAt: p.unlistedTieBreakAt,
      })
      .from(p);
    return row;
  };
  const deletedAt = new Date(start + 9 * 60_000);
  const sums = { spent: 5, solved: 1, solvedAt: deletedAt, tieBreakAt: deletedAt };
  expect(await unlisted()).toEqual({ earned: 6, ...sums });
  await run('delete from tasks where id = 2');
  expect(await unlisted()).toEqual({ earned: 9, ...sums });
  await run('delete from tasks where id = 1');
  expect(await unlisted()).toEqual({ earned: 19, ...sums, solved: 2 });
});
