import { expect, test } from 'vitest';
import { creator, done, NUMBER } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { managedPois, managedExplorations, tasks } = ada.client;

async function spotsOf(run: { slug: string }) {
  return done(await managedPois.list({ query: { exploration_name: run.slug, show: 'task', limit: 100 } })).rows;
}

test('spots and quests that are created at once each get a place, and all are counted', async () => {
  const run = await ada.draft();
  const spots = await Promise.all(Array.from({ length: 8 }, () => ada.poi(run)));
  const [first] = spots;
  await Promise.all(Array.from({ length: 8 }, () => ada.task(first ?? { id: 0 })));

  const rows = await spotsOf(run);
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const quests = rows.flatMap(({ Tasks = [] }) => Tasks);
  expect(quests.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(done(await managedExplorations.list({ query: { name: run.slug } })).rows[0]).toMatchObject({
    poi_count: 8,
    task_count: 8,
    pointsToEarn: 80,
  });
});

test('of the same name created twice at once only one is there', async () => {
  const poi = await ada.poi(await ada.draft());
  const create = () => tasks.create({ params: { poi_id: poi.id }, body: { name: 'Zwilling', ...NUMBER } });
  const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('of two tabs that save what they have read at once, one is told of the other', async () => {
  const run = await ada.draft();
  const { updated_at } = run;
  const params = { exploration_id: run.id };
  const change = (code: string) => managedExplorations.change({ params, body: { code, updated_at } });
  const answers = await Promise.all([change('EINS'), change('ZWEI')]);
  expect(answers.toSorted((a, b) => a.status - b.status)).toMatchObject([{ status: 200 }, problem(409, 'conflict')]);
});

test('spots that are deleted at once leave no gap', async () => {
  const run = await ada.draft();
  const spots = [];
  for (let index = 0; index < 6; index += 1) spots.push(await ada.poi(run));
  const [, second, , fourth] = spots;
  await Promise.all([second, fourth].map((spot) => managedPois.remove({ params: { poi_id: spot?.id ?? 0 } })));
  expect((await spotsOf(run)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('a run that is published and deleted at once is not left on the map', async () => {
  const run = await ada.draft({ postal_code: '20095' });
  await ada.task(await ada.poi(run));
  const params = { exploration_id: run.id };
  await Promise.all([
    managedExplorations.publish({ params, body: { published: true } }),
    managedExplorations.publish({ params, body: { published: true } }),
    managedExplorations.remove({ params }),
  ]);
  const query = { postal_code: '20095' };
  expect(done(await opened.client.explorations.markers({ query })).rows).toEqual([]);
});
