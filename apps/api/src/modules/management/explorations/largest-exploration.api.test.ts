import { runFile } from '@puzzle-runs/contract/run-format.ts';
import { RUN_FILE_VALUES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { expect, onTestFinished, test } from 'vitest';
import { asClean } from '#modules/run-file/clean-run-file.ts';
import { importRunFile } from '#modules/run-file/run-file.service.ts';
import { creator, done, freshName } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { client } = await creator(opened);
const { managedExplorations } = client;

const location = { latitude: 53.8, longitude: 10.6 };
const manyPois = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Ort ${index}`, location_type: 'coordinates', location }));
const task = (answers: number) => ({
  name: 'Frage',
  task_type: 'guess_text',
  points: 1,
  task: { answers: Array.from({ length: answers }, (_, index) => `Antwort ${index}`) },
});
const text = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;

function file(exploration: object) {
  const content = { name: freshName('Groß'), postal_code: '93047', pois: [], ...exploration };
  return { format: 'puzzle-run/1', exploration: content };
}

test('imports, exports and copies the largest possible run completely', async () => {
  const [first, ...more] = manyPois(200);
  const pois = [{ ...first, description: text(100_000), tasks: [task(200)] }, ...more];
  const exploration = done(await managedExplorations.importFile({ body: file({ description: text(100_000), pois }) }));
  const params = { exploration_id: exploration.id };
  const written = done(await managedExplorations.exportFile({ params }));
  expect(written.exploration.pois).toMatchObject(pois);
  expect(written.exploration.description).toHaveLength(100_000);
  const copy = done(await managedExplorations.copy({ params }));
  const again = done(await managedExplorations.exportFile({ params: { exploration_id: copy.id } }));
  expect(again.exploration).toEqual({ ...written.exploration, name: copy.name });
});

test.each<[string, object, string]>([
  ['201 Spots', { pois: manyPois(201) }, 'exploration.pois'],
  ['500 answers', { pois: [{ ...manyPois(1)[0], tasks: [task(500)] }] }, 'exploration.pois.0.tasks.0.task.answers'],
  ['100,001 characters', { description: text(100_001) }, 'exploration.description'],
  [
    'a text too long when escaped',
    { pois: [{ ...manyPois(1)[0], description: '&'.repeat(60_000) }] },
    'exploration.pois.0.description',
  ],
])('refuses a run with %s and stores nothing', async (_what, over, path) => {
  const before = await rowCounts(opened.deps.store);
  const answer = await managedExplorations.importFile({ body: file(over) });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'invalid_request', path }] } });
  expect(await rowCounts(opened.deps.store)).toEqual(before);
});

test('refuses a file of more values than the largest run has, before it is checked', async () => {
  const body = file({ pois: Array.from({ length: RUN_FILE_VALUES_MAX }, () => 0) });
  expect(await managedExplorations.importFile({ body })).toMatchObject(problem(400, 'file_too_large'));
});

test('lets other requests run while a large run is stored', async () => {
  const texts = { en: { name: 'Place', description: text(1_000) } };
  const pois = manyPois(200).map((poi) => ({ ...poi, description: text(1_000), tasks: [task(20)], texts }));
  const large = asClean(runFile.parse(file({ description: text(1_000), languages: ['en'], pois })));
  let turns = 0;
  let turn = setImmediate(function count() {
    turns += 1;
    turn = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(turn));
  const id = await opened.deps.store.transact(
    async (tx) => {
      turns = 0;
      return importRunFile(tx, large, { now: new Date(), creatorId: null });
    },
    { long: true },
  );
  expect(turns).toBeGreaterThan(3);
  expect(id).toBeGreaterThan(0);
});
