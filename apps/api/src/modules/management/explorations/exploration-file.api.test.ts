import { readdirSync, readFileSync } from 'node:fs';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exportExplorationFile } from '#modules/run-file/exchange-run-file.service.ts';
import { creator, done, freshName } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { EVERY_TASK_TYPE, everyTaskType, explorationOfEveryTaskType, SECRETS } from '#testing/every-task-type.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const FOLDER = new URL('../../../../../../demo/runs/', import.meta.url);
const opened = await fileApp();
const ada = await creator(opened);
const { managedExplorations } = ada.client;

const demos = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const file: unknown = JSON.parse(readFileSync(new URL(encodeURIComponent(name), FOLDER), 'utf8'));
    return { name, file: file as object, whole: runFile.parse(file) };
  });

async function exported({ id }: { id: number }) {
  return done(await managedExplorations.exportFile({ params: { exploration_id: id } }));
}

/** The same run file, unpublished. */
function asDraft({ exploration, ...file }: RunFile): RunFile {
  return { ...file, exploration: { ...exploration, published: false } };
}

describe('exports an imported file unchanged, but as a draft', () => {
  test.each(demos)('$name', async ({ file, whole }) => {
    const exploration = done(await managedExplorations.importFile({ body: file as never }));
    expect(exploration.published).toBe(false);
    const first = await exported(exploration);
    expect(first).toEqual(asDraft(whole));

    const copy = done(await managedExplorations.copy({ params: { exploration_id: exploration.id } }));
    expect(await exported(copy)).toEqual({ ...first, exploration: { ...first.exploration, name: copy.name } });

    done(await managedExplorations.remove({ params: { exploration_id: exploration.id } }));
    const again = done(await managedExplorations.importFile({ body: first }));
    expect(JSON.stringify(await exported(again))).toBe(JSON.stringify(first));
  });
});

test('an export lets other requests run between two spots', async () => {
  const exploration = await ada.draft();
  for (let index = 0; index < 10; index++) await ada.poi(exploration);
  let turns = 0;
  let turn = setImmediate(function count() {
    turns += 1;
    turn = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(turn));
  const chunks = await exportExplorationFile(opened.deps.store.db, exploration.slug, opened.deps.config);
  turns = 0;
  let json = '';
  for await (const chunk of chunks) json += chunk;
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(runFile.parse(JSON.parse(json)).exploration.pois).toHaveLength(10);
});

describe('a run with uploaded pictures', () => {
  const ORIGIN = 'https://play.example.org';
  const picture = (letter: string) => `/media/${letter.repeat(40)}.webp`;
  const server = (origin: string) => fileApp({ env: { PLAYER_URL: origin } });

  async function withPictures(origin: string) {
    const author = await creator(await server(origin));
    const exploration = await author.draft({
      image: picture('a'),
      description: `<p>/media/ <img src="${picture('b')}" alt="" /></p>`,
    });
    const location = [{ hint_type: 'image', hint_value: picture('c'), cost: 1 }];
    const poi = await author.poi(exploration, { location_type: 'hint', location } as never);
    const task = { locate_type: 'image', image: picture('d'), image_description: 'Der Dom', code: 'DOM' };
    await author.task(poi, { task_type: 'locate', task } as never);
    const { client } = author;
    const params = { exploration_id: exploration.id };
    return { author, client, params, file: done(await client.managedExplorations.exportFile({ params })) };
  }

  test('has absolute addresses in its file and relative ones after the import', async () => {
    const { client, params, file } = await withPictures(ORIGIN);
    expect(file.exploration.pois[0]?.tasks[0]?.task).toMatchObject({ image_description: 'Der Dom' });
    const addresses = JSON.stringify(file).match(/[^"]*\/media\/[abcd]{40}\.webp/g) ?? [];
    expect(addresses.toSorted()).toEqual(['a', 'b', 'c', 'd'].map((letter) => `${ORIGIN}${picture(letter)}`));
    done(await client.managedExplorations.remove({ params }));
    const again = done(await client.managedExplorations.importFile({ body: file }));
    expect(again.image).toBe(picture('a'));
    expect(again.description).toContain(`<img src="${picture('b')}"`);
    expect(done(await client.managedExplorations.exportFile({ params: { exploration_id: again.id } }))).toEqual(file);
  });

  test('keeps the absolute addresses on another server', async () => {
    const { file } = await withPictures(ORIGIN);
    const there = (await creator(await server('https://elsewhere.example'))).client.managedExplorations;
    const exploration = done(await there.importFile({ body: file }));
    expect(exploration.image).toBe(`${ORIGIN}${picture('a')}`);
    expect(done(await there.exportFile({ params: { exploration_id: exploration.id } }))).toEqual(file);
  });

  test('keeps relative addresses when it is copied', async () => {
    const { client, params } = await withPictures(ORIGIN);
    expect(done(await client.managedExplorations.copy({ params })).image).toBe(picture('a'));
  });
});

describe('an import file', () => {
  const poi = { name: 'Ort', location_type: 'coordinates', location: { latitude: 1, longitude: 1 } };
  const file = (over: object) => ({
    format: 'puzzle-run/1',
    exploration: { name: freshName('Datei'), postal_code: '93047', pois: [], ...over },
  });
  const task = { name: 'Q', task_type: 'choice', points: 1, task: { choices: [{ answer: 'a', correct: false }] } };

  test.each<[string, object, object[]]>([
    [
      'of another format version',
      { format: 'puzzle-run/2', exploration: {} },
      [{ path: 'format' }, { path: 'exploration.name' }],
    ],
    ['with unknown fields', { ...file({}), secret: 1 }, [{ path: 'secret', params: { reason: 'unknown_field' } }]],
    [
      'with mistakes in several places',
      file({ name: ' ', image: 'x', pois: [{ ...poi, location: { latitude: 99, longitude: 1 } }] }),
      [{ path: 'exploration.name' }, { path: 'exploration.image' }, { path: 'exploration.pois.0.location.latitude' }],
    ],
    [
      'with a quest that cannot be solved',
      file({ pois: [{ ...poi, tasks: [task] }] }),
      [{ code: 'missing', path: 'exploration.pois.0.tasks.0.task.choices' }],
    ],
    [
      'with a name twice',
      file({ pois: [poi, { ...poi, name: 'ORT' }] }),
      [{ code: 'name_taken', path: 'exploration.pois.1.name', params: { reason: 'name_twice' } }],
    ],
  ])('%s is refused with the path of every mistake', async (_what, body, errors) => {
    const before = await rowCounts(opened.deps.store);
    const answer = await managedExplorations.importFile({ body: body as never });
    expect(answer.body).toMatchObject({
      errors: expect.arrayContaining(errors.map((error) => expect.objectContaining(error))),
    });
    expect([400, 409]).toContain(answer.status);
    expect(await rowCounts(opened.deps.store)).toEqual(before);
  });

  test('with the name of an existing run is refused', async () => {
    const { name } = await ada.draft();
    expect(await managedExplorations.importFile({ body: file({ name }) })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'name_taken', path: 'exploration.name', params: { reason: 'name_taken' } }] },
    });
  });

  test('with the name of an existing run is imported under a free name when `rename` is true', async () => {
    const { name } = await ada.draft();
    const body = file({ name });
    const query = { rename: 'true' } as const;
    expect(done(await managedExplorations.importFile({ body, query })).name).toBe(`${name} (2)`);
    expect(done(await managedExplorations.importFile({ body, query })).name).toBe(`${name} (3)`);
    const fresh = file({});
    expect(done(await managedExplorations.importFile({ body: fresh, query })).name).toBe(fresh.exploration.name);
    expect(await managedExplorations.importFile({ body, query: { rename: 'false' } })).toMatchObject({ status: 409 });
  });

  test('that is not an object or has 17 MB is refused', async () => {
    const body = [1, 2] as never;
    expect(await managedExplorations.importFile({ body })).toMatchObject(problem(400, 'invalid_request'));
    const huge = file({ description: 'x'.repeat(17 * 1_024 * 1_024) });
    expect(await managedExplorations.importFile({ body: huge })).toMatchObject(problem(400, 'invalid_request'));
  });

  test('that is nested 50,000 levels deep is refused', async () => {
    const nested = `{"format":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const answer = await opened.app.inject({
      method: 'POST',
      url: '/api/management/explorations/file',
      headers: {
        authorization: `Bearer ${await opened.given.session(ada.userId)}`,
        'content-type': 'application/json',
      },
      payload: nested,
    });
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_request' }] },
    });
  });

  test('of several megabytes is accepted', async () => {
    const description = `<p>${'x'.repeat(90_000)}</p>`;
    const pois = Array.from({ length: 30 }, (_, index) => ({ ...poi, name: `Ort ${index}`, description }));
    expect(await managedExplorations.importFile({ body: file({ pois }) })).toMatchObject({
      status: 200,
      body: { poi_count: 30 },
    });
  });
});

test('creates copies as drafts with free names', async () => {
  const { exploration } = await ada.publishedExploration();
  const copy = async (id: number) => done(await managedExplorations.copy({ params: { exploration_id: id } }));
  const first = await copy(exploration.id);
  const second = await copy(exploration.id);
  expect([first, second]).toMatchObject([
    { name: `${exploration.name} (2)`, published: false, poi_count: 1, task_count: 1, pointsToEarn: 10 },
    { name: `${exploration.name} (3)`, published: false },
  ]);
  expect((await copy(first.id)).name).toBe(`${first.name} (2)`);
});

test.each([
  ['letters', 'x'.repeat(120)],
  ['words', 'Grüne Türme '.repeat(10).trim()],
  ['letters that take two code units', '𝒳'.repeat(60)],
])('finds free names for copies of a run with the longest name of %s', async (_what, name) => {
  const { id } = await ada.draft({ name });
  const copy = () => managedExplorations.copy({ params: { exploration_id: id } });
  const slugs = [done(await copy()).slug, done(await copy()).slug, done(await copy()).slug];
  expect(slugs.map((slug) => slug.slice(-2))).toEqual(['-2', '-3', '-4']);
});

test('prints a run with its place, Spots and quests, answers included', async () => {
  const body = {
    format: 'puzzle-run/1',
    exploration: { name: freshName('Druck'), postal_code: '93047', ...explorationOfEveryTaskType() },
  };
  const exploration = done(await managedExplorations.importFile({ body }));
  const { count, rows } = done(await managedExplorations.print({ query: { name: exploration.slug } }));
  expect(count).toBe(1);
  expect(rows[0]).toMatchObject({
    name: exploration.name,
    PostalCodeCoordinate: { name: 'Regensburg' },
    Pois: [{ name: 'Alle Arten' }, { name: 'Hinweise' }, { name: 'Verschlossen' }],
  });
  const kinds = rows[0]?.Pois[0]?.Tasks?.map(({ task_type }) => task_type);
  expect(new Set(kinds).size).toBe(6);
  expect(rows[0]?.Pois[0]?.Tasks?.find(({ task_type }) => task_type === 'choice')?.task).toMatchObject({
    TaskChoices: expect.arrayContaining([{ id: expect.any(Number), answer: 'Biber', correct: true }]),
  });
  const empty = await ada.draft();
  expect(done(await managedExplorations.print({ query: { name: empty.slug } })).rows[0]?.Pois).toEqual([]);
});

/** The content of a file as its creator sees it. */
function withReplies({ replies, ...content }: { replies: readonly object[] }) {
  return { ...content, TaskReplies: replies };
}

test('prints every field of a run, its Spots and every type of quest', async () => {
  const file = { ...explorationOfEveryTaskType(), description: '<p>Am Fluss</p>', postal_code: '93047' };
  const body = { format: 'puzzle-run/1', exploration: { name: freshName('Ausdruck'), ...file } };
  const run = done(await managedExplorations.importFile({ body }));

  const [row] = done(await managedExplorations.print({ query: { name: run.slug } })).rows;

  expect(row).toMatchObject({
    name: run.name,
    description: '<p>Am Fluss</p>',
    postal_code: '93047',
    PostalCodeCoordinate: { name: 'Regensburg' },
  });
  const contents = Object.fromEntries(row?.Pois[0]?.Tasks?.map((task) => [task.task_type, task.task]) ?? []);
  expect(contents).toMatchObject({
    guess_text: {
      TaskGuessTextAnswers: [{ answer: everyTaskType.guess_text.task.answers[0] }, { answer: 'GEHEIM-Karmin' }],
    },
    guess_number: withReplies(everyTaskType.guess_number.task),
    choice: { TaskChoices: everyTaskType.choice.task.choices },
    cloze: {
      text: everyTaskType.cloze.task.text,
      TaskClozeWords: everyTaskType.cloze.task.words.map((word) => ({ word })),
    },
    locate: withReplies(everyTaskType.locate.task),
    order: { TaskOrderEntries: everyTaskType.order.task.entries.map((text) => ({ text })) },
  });
  expect(row?.Pois).toMatchObject([
    { Tasks: EVERY_TASK_TYPE.map((name) => ({ name, points: 10, attempts: 50 })) },
    { location_type: 'hint', location: [{ hint_type: 'text', hint_value: SECRETS.hint, cost: 5 }] },
    {
      description: `<p>${SECRETS.locked_description}</p>`,
      location: { street: SECRETS.locked_street, postal_code: '93047', location: 'Regensburg' },
      UnlockPrerequisites: [{ unlock_type: 'points', value: 100 }],
    },
  ]);
});
