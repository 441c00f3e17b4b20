import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, newTextOf, translate } from '#testing/translating.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { translations, tasks, managedExplorations } = ada.client;

const CHOICE: Parameters<typeof ada.task>[1] = {
  name: 'Die Tür',
  task_type: 'choice',
  task: { TaskChoices: [{ answer: 'Gott', correct: true }, { answer: 'Geld' }] },
};

/** A published run with a quest of choices, and its address in calls. */
async function run() {
  const { exploration, poi, task } = await ada.publishedExploration();
  const choice = await ada.task(poi, CHOICE);
  const params = { exploration_id: exploration.id };
  const read = async (lang?: string) =>
    done(await translations.texts({ params, query: lang === undefined ? {} : { lang } }));
  const { source } = done(await translations.changeLanguages({ params, body: { add: ['en'] } })) && {
    source: (await read('en')).rows,
  };
  return { exploration, poi, task, choice, params, read, source, at: { ...params, lang: 'en' } };
}

test('lists every text of a run in order of play, each missing in a new language', async () => {
  const { exploration, poi, choice, read } = await run();
  const { languages, rows, source_lang } = await read('en');
  expect(source_lang).toBe('de');
  expect(languages).toEqual([
    {
      lang: 'en',
      name: 'English',
      direction: 'ltr',
      offered: false,
      total: 7,
      done: 0,
      changed: 0,
      missing: 7,
      optional: 0,
    },
  ]);
  expect(rows.map(({ record, id, field, source }) => [record, id, field, source])).toEqual([
    ['exploration', exploration.id, 'description', '<p>Kurz beschrieben</p>'],
    ['poi', poi.id, 'name', poi.name],
    ['poi', poi.id, 'description', '<p>Kurz beschrieben</p>'],
    ['task', expect.any(Number), 'name', expect.any(String)],
    ['task', choice.id, 'name', 'Die Tür'],
    ['item', choice.id, 'choice', 'Gott'],
    ['item', choice.id, 'choice', 'Geld'],
  ]);
  expect(rows.every(({ text, state, old_source }) => text === null && state === 'missing' && old_source === null)).toBe(
    true,
  );
});

test('offers a language once its last text is saved, until a quest without a translation is added', async () => {
  const { exploration, poi, read, params } = await run();
  const first = await translate(ada.client, exploration, {
    lang: 'en',
    text: (row) => (row.source === 'Geld' ? undefined : marked('en')(row)),
  });
  expect(first.languages[0]).toMatchObject({ offered: false, done: 6, missing: 1 });
  const checklist = async () => done(await managedExplorations.checklist({ params })).rows;
  expect(await checklist()).toMatchObject([{ reason: 'language_incomplete', blocking: false, lang: 'en' }]);
  const { languages } = await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  expect(languages[0]).toMatchObject({ offered: true, done: 7, missing: 0 });
  expect(await checklist()).toEqual([]);
  await ada.task(poi);
  expect((await read()).languages[0]).toMatchObject({ offered: false, missing: 1 });
});

test('marks a text whose source has changed, and shows the old source, until the text is saved again', async () => {
  const { exploration, poi, choice, read, at } = await run();
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  done(await tasks.change({ params: { poi_id: poi.id, task_id: choice.id }, body: { name: 'Das Tor' } }));
  const changed = (await read('en')).rows.find(({ source }) => source === 'Das Tor');
  expect(changed).toMatchObject({ state: 'source_changed', text: 'en Die Tür', old_source: 'Die Tür' });
  expect((await read()).languages[0]).toMatchObject({ offered: true, changed: 1 });
  if (!changed) throw new Error('not listed');
  const body = { texts: [newTextOf(changed, 'en Die Tür')] };
  expect(done(await translations.changeTexts({ params: at, body })).rows).toMatchObject([
    { state: 'up_to_date', old_source: null },
  ]);
});

test('refuses texts of a source that has changed since, and stores none of them', async () => {
  const { poi, choice, source, read, at } = await run();
  done(await tasks.change({ params: { poi_id: poi.id, task_id: choice.id }, body: { name: 'Das Tor' } }));
  const body = { texts: source.map((row) => newTextOf(row, marked('en')(row) ?? '')) };
  expect(await translations.changeTexts({ params: at, body })).toMatchObject(problem(409, 'conflict'));
  expect((await read('en')).rows.every(({ text }) => text === null)).toBe(true);
});

test('accepts a repeated request, and refuses to overwrite a newer translation', async () => {
  const { source, at } = await run();
  const [row] = source;
  if (!row) throw new Error('no text');
  const texts = [{ ...newTextOf(row, '<p>Town</p>'), updated_at: null }];
  const saved = done(await translations.changeTexts({ params: at, body: { texts } }));
  expect(done(await translations.changeTexts({ params: at, body: { texts } }))).toEqual(saved);
  const other = [{ ...newTextOf(row, '<p>City</p>'), updated_at: null }];
  expect(await translations.changeTexts({ params: at, body: { texts: other } })).toMatchObject(
    problem(409, 'conflict'),
  );
  const informed = [{ ...newTextOf(row, '<p>City</p>'), updated_at: saved.rows[0]?.updated_at ?? null }];
  expect(done(await translations.changeTexts({ params: at, body: { texts: informed } })).rows).toMatchObject([
    { text: '<p>City</p>' },
  ]);
});

test('deletes a text that is sent blank, and sanitises HTML like that of the source', async () => {
  const { source, at } = await run();
  const [description, name] = source;
  if (!description || !name) throw new Error('no text');
  const save = async (text: string, row = description) =>
    done(await translations.changeTexts({ params: at, body: { texts: [newTextOf(row, text)] } })).rows[0]?.text;
  expect(await save('<p onclick="x()">Town</p><script>x</script>')).toBe('<p>Town</p>');
  expect(await save('<p> </p>')).toBeNull();
  expect(await save('  The   gate ', name)).toBe('The gate');
});

test('sanitises long texts, which another thread does, like short ones', async () => {
  const { source, at } = await run();
  const [description] = source;
  if (!description) throw new Error('no text');
  const long = 'Stadt '.repeat(5_000);
  const texts = [newTextOf(description, `<p onclick="x()">${long}</p><script>x</script>`)];
  const saved = done(await translations.changeTexts({ params: at, body: { texts } }));
  expect(saved.rows).toMatchObject([{ text: `<p>${long}</p>` }]);
});

test.each([
  ['a text that is too long', (row: { id: number }) => ({ ...row, text: 'x'.repeat(121) }), 400, 'invalid_request'],
  ['a text of another run', (row: { id: number }) => ({ ...row, id: row.id + 1_000_000 }), 404, 'not_found'],
  ['a field that the record lacks', (row: { id: number }) => ({ ...row, field: 'intro' }), 404, 'not_found'],
] as const)('refuses %s', async (_, change, status, code) => {
  const { source, at } = await run();
  const name = source.find(({ field }) => field === 'name');
  if (!name) throw new Error('no name');
  const texts = [change(newTextOf(name, 'Gate')) as never];
  expect(await translations.changeTexts({ params: at, body: { texts } })).toMatchObject(problem(status, code));
});

test('refuses the language of the source, one that differs in case, and texts of a language that was not added', async () => {
  const { params, source } = await run();
  const add = (lang: string) => translations.changeLanguages({ params, body: { add: [lang] } });
  expect(await add('de')).toMatchObject(problem(400, 'invalid_request'));
  expect(await add('not a language')).toMatchObject(problem(400, 'invalid_request'));
  expect(await translations.texts({ params, query: { lang: 'fr' } })).toMatchObject(problem(404, 'not_found'));
  const texts = source.slice(0, 1).map((row) => newTextOf(row, 'x'));
  expect(await translations.changeTexts({ params: { ...params, lang: 'fr' }, body: { texts } })).toMatchObject(
    problem(404, 'not_found'),
  );
  expect(done(await add('de-simple')).languages).toMatchObject([{ lang: 'de-simple', name: 'Leichte Sprache' }, {}]);
});

test('deletes the texts of an item with the item, of a record with the record, and of a language with the language', async () => {
  const { exploration, poi, choice, params } = await run();
  const count = async () => {
    const { explorationTexts: e, poiTexts: p, taskTexts: t, taskItemTexts: i } = opened.deps.store.db.t;
    const counts = [e, p, t, i].map(async (table) => {
      const rows = await opened.deps.store.db.select({ id: table.explorationId }).from(table);
      return rows.filter(({ id }) => id === exploration.id).length;
    });
    return Promise.all(counts);
  };
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  expect(await count()).toEqual([1, 2, 2, 2]);
  const money = 'TaskChoices' in choice.task ? choice.task.TaskChoices[1]?.id : undefined;
  const of = { poi_id: poi.id, task_id: choice.id };
  done(
    await tasks.changeChoice({
      params: of,
      body: { create: [{ answer: 'Gut', correct: false }], delete: [money ?? 0] },
    }),
  );
  expect(await count()).toEqual([1, 2, 2, 1]);
  done(await tasks.remove({ params: of }));
  expect(await count()).toEqual([1, 2, 1, 0]);
  done(await ada.client.managedPois.remove({ params: { poi_id: poi.id } }));
  expect(await count()).toEqual([1, 0, 0, 0]);
  done(await translations.changeLanguages({ params, body: { remove: ['en'] } }));
  expect(await count()).toEqual([0, 0, 0, 0]);
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  done(await managedExplorations.remove({ params }));
  expect(await count()).toEqual([0, 0, 0, 0]);
});
