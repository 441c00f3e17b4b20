import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { runOfEveryKind } from '#testing/every-kind.ts';
import { problem } from '#testing/problems.ts';
import { rowCounts } from '#testing/row-counts.ts';
import { fileApp } from '#testing/test-app.ts';

const FOLDER = new URL('../../../../../demo/runs/', import.meta.url);
const opened = await fileApp();
const ada = await creator(opened);
const { managedExplorations } = ada.client;

const demos = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name,
    file: JSON.parse(readFileSync(new URL(encodeURIComponent(name), FOLDER), 'utf8')) as { exploration: object },
  }));

async function written({ id }: { id: number }) {
  return done(await managedExplorations.writeFile({ params: { exploration_id: id } }));
}

describe('a file that is read and written again is the same, but a draft', () => {
  test.each(demos)('$name', async ({ file }) => {
    const run = done(await managedExplorations.readFile({ body: file }));
    expect(run.published).toBe(false);
    expect(await written(run)).toMatchObject({ ...file, exploration: { ...file.exploration, published: false } });
    const copy = done(await managedExplorations.copy({ params: { exploration_id: run.id } }));
    expect(await written(copy)).toEqual({
      ...(await written(run)),
      exploration: { ...(await written(run)).exploration, name: copy.name },
    });
  });
});

describe('a bad file', () => {
  const spot = { name: 'Ort', location_type: 'coordinates', location: { latitude: 1, longitude: 1 } };
  const file = (over: object) => ({
    format: 'puzzle-run/1',
    exploration: { name: freshName('Datei'), postal_code: '93047', pois: [], ...over },
  });
  const quest = { name: 'Q', task_type: 'choice', points: 1, task: { choices: [{ answer: 'a', correct: false }] } };

  test.each<[string, object, object[]]>([
    [
      'of another format',
      { format: 'puzzle-run/2', exploration: {} },
      [{ path: 'format' }, { path: 'exploration.name' }],
    ],
    ['with fields nobody knows', { ...file({}), secret: 1 }, [{ path: 'secret', params: { reason: 'unknown_field' } }]],
    [
      'with mistakes in several places',
      file({ name: ' ', image: 'x', pois: [{ ...spot, location: { latitude: 99, longitude: 1 } }] }),
      [{ path: 'exploration.name' }, { path: 'exploration.image' }, { path: 'exploration.pois.0.location.latitude' }],
    ],
    [
      'with a quest that nobody could solve',
      file({ pois: [{ ...spot, tasks: [quest] }] }),
      [{ code: 'missing', path: 'exploration.pois.0.tasks.0.task.choices' }],
    ],
    [
      'with a name twice',
      file({ pois: [spot, { ...spot, name: 'ORT!' }] }),
      [{ code: 'name_taken', path: 'exploration.pois.1.name', params: { reason: 'name_twice' } }],
    ],
  ])('%s is refused, every mistake named with its path', async (_what, body, errors) => {
    const before = await rowCounts(opened.deps.store);
    const answer = await managedExplorations.readFile({ body: body as never });
    expect(answer.body).toMatchObject({
      errors: expect.arrayContaining(errors.map((error) => expect.objectContaining(error))),
    });
    expect([400, 409]).toContain(answer.status);
    expect(await rowCounts(opened.deps.store)).toEqual(before);
  });

  test('of a name that is taken is refused', async () => {
    const { name } = await ada.draft();
    expect(await managedExplorations.readFile({ body: file({ name }) })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'name_taken', path: 'exploration.name', params: { reason: 'name_taken' } }] },
    });
  });

  test('that is no object, or too large for anything, is refused', async () => {
    const body = [1, 2] as never;
    expect(await managedExplorations.readFile({ body })).toMatchObject(problem(400, 'invalid_request'));
    const huge = file({ description: 'x'.repeat(17 * 1_024 * 1_024) });
    expect(await managedExplorations.readFile({ body: huge })).toMatchObject(problem(400, 'invalid_request'));
  });

  test('of several megabytes is no bad one', async () => {
    const description = `<p>${'x'.repeat(90_000)}</p>`;
    const pois = Array.from({ length: 30 }, (_, index) => ({ ...spot, name: `Ort ${index}`, description }));
    expect(await managedExplorations.readFile({ body: file({ pois }) })).toMatchObject({
      status: 200,
      body: { poi_count: 30 },
    });
  });
});

test('a copy of a copy gets a name of its own, and is a draft of whoever copies', async () => {
  const { run } = await ada.publishedRun();
  const copy = async (id: number) => done(await managedExplorations.copy({ params: { exploration_id: id } }));
  const first = await copy(run.id);
  const second = await copy(run.id);
  expect([first, second]).toMatchObject([
    { name: `${run.name} (2)`, published: false, poi_count: 1, task_count: 1, pointsToEarn: 10 },
    { name: `${run.name} (3)`, published: false },
  ]);
  expect((await copy(first.id)).name).toBe(`${first.name} (2)`);
});

test('what is printed holds the run with its place, its spots and its quests, answers included', async () => {
  const body = {
    format: 'puzzle-run/1',
    exploration: { name: freshName('Druck'), postal_code: '93047', ...runOfEveryKind() },
  };
  const run = done(await managedExplorations.readFile({ body }));
  const { count, rows } = done(await managedExplorations.print({ query: { name: run.slug } }));
  expect(count).toBe(1);
  expect(rows[0]).toMatchObject({
    name: run.name,
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
