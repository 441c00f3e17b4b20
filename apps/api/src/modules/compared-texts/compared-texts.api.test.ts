import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { refreshSearchTexts } from '#modules/content/refresh-search-texts.service.ts';
import { firstMigrations } from '#testing/database/first-migrations.ts';
import { emptyDatabase } from '#testing/database/fresh-database.ts';
import { migrateFrom } from '#testing/database/migrate-from.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { recalculateComparedTexts } from './compared-texts.service.ts';

/** Migrations before the comparison changed. */
const BEFORE = 29;

const NOW = new Date('2026-05-01T10:00:00.000Z');

/** A database of the version before, with texts that it compared, and the store of this version. */
async function filledBefore() {
  const { url, remove } = await emptyDatabase();
  const store = openStore(url);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  await migrateFrom(firstMigrations(store.dialect, BEFORE), url);
  const isPostgres = store.dialect === 'postgres';
  const no = isPostgres ? 'false' : '0';
  const at = (day: number) => (isPostgres ? `'2026-04-0${day}T10:00:00.000Z'` : Date.UTC(2026, 3, day, 10));
  const rows: Record<string, (string | number)[][]> = {
    'explorations (id, name, slug, description, postal_code, published, created_at, updated_at)': [
      [1, "'Łódź'", "'łódź'", "''", "'00000'", no, at(1), at(1)],
    ],
    'exploration_search (rowid, text)': [[1, "'łodz 00000'"]],
    'battles (id, name, slug, description, search_text, created_at, updated_at)': [
      [1, "'Ørsted'", "'ørsted'", "''", "'ørsted'", at(1), at(1)],
    ],
    'pois (id, exploration_id, position, name, slug, description, location_type)': [
      [2, 1, 1, "'Spot'", "'spot'", "''", "'hint'"],
    ],
    'tasks (id, poi_id, position, name, slug, description, task_type, points, content)': [
      [3, "'guess_text'", ['große\u00AD brücke…', 'grosse brücke...', 'tor']],
      [4, "'cloze'", ['−5 / １２', '\u200B']],
    ].map(([id, kind, also_right]) => {
      const content = JSON.stringify({ case_sensitive: false, focus: false, TaskGuessTextAnswers: [], also_right });
      return [Number(id), 2, Number(id), "'Quest'", `'quest-${String(id)}'`, "''", String(kind), 1, `'${content}'`];
    }),
    'participations (id, key, exploration_id, progressor_type, progressor_id, joined_at)': [
      [1, "'1:0:guest:a'", 1, "'guest'", "'a'", at(1)],
      [2, "'1:0:guest:b'", 1, "'guest'", "'b'", at(1)],
    ],
    'wrong_answers (participation_id, task_id, text, count, last_at)': [
      [1, 3, "'straße'", 2, at(3)],
      [1, 3, "'strasse'", 1, at(2)],
      [2, 3, "'straße\u200B'", 4, at(4)],
      [2, 3, "'\u200B'", 1, at(4)],
      [2, 3, "'gasse'", 1, at(4)],
    ],
  };
  for (const [table, values] of Object.entries(rows))
    await runSql(url, `insert into ${table} values ${values.map((row) => `(${row.join(', ')})`).join(', ')}`);
  await store.migrate();
  return store;
}

test('texts of the comparison before are recalculated once, and equal ones become one', async () => {
  const store = await filledBefore();
  const { tasks, wrongAnswers: w, wrongAnswerCounts: c } = store.db.t;
  await Promise.all([recalculateComparedTexts(store, () => NOW), recalculateComparedTexts(store, () => NOW)]);

  const contents = await store.db.select({ content: tasks.content }).from(tasks).orderBy(tasks.id);
  expect(contents.map(({ content }) => 'also_right' in content && content.also_right)).toEqual([
    ['grosse brücke...', 'tor'],
    ['-5 / 12'],
  ]);
  const at = (day: number) => new Date(Date.UTC(2026, 3, day, 10));
  expect(await store.db.select().from(w).orderBy(w.participationId, w.text)).toEqual([
    { participationId: 1, taskId: 3, text: 'strasse', count: 3, lastAt: at(3) },
    { participationId: 2, taskId: 3, text: 'gasse', count: 1, lastAt: at(4) },
    { participationId: 2, taskId: 3, text: 'strasse', count: 4, lastAt: at(4) },
  ]);
  expect(await store.db.select().from(c).orderBy(c.text)).toEqual([
    { taskId: 3, text: 'gasse', givers: 1, count: 1 },
    { taskId: 3, text: 'strasse', givers: 2, count: 7 },
  ]);

  await store.transact((tx) => tx.update(w).set({ text: 'Nicht noch einmal' }).where(eq(w.participationId, 1)));
  await recalculateComparedTexts(store, () => NOW);
  expect(await store.db.$count(w)).toBe(3);
  expect((await store.db.select().from(w)).map(({ text }) => text)).toContain('Nicht noch einmal');
});

test('search texts of the comparison before are recalculated', async () => {
  const store = await filledBefore();
  expect(await refreshSearchTexts(store)).toBe(2);
  const { battles, explorationSearch } = store.db.t;
  expect(await store.db.select({ text: explorationSearch.text }).from(explorationSearch)).toEqual([
    { text: 'lodz 00000' },
  ]);
  expect(await store.db.select({ text: battles.searchText }).from(battles)).toEqual([{ text: 'oersted orsted' }]);
});
