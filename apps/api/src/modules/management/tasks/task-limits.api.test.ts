import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creator, done, NUMBER } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { tasks, managedPois, managedExplorations } = ada.client;

test('refuses more than 200 quests per Spot', async () => {
  const newTasks = Array.from({ length: 200 }, (_, index) => ({ name: `Quest ${index}`, ...NUMBER }));
  const pois = [
    { name: 'Voll', location_type: 'coordinates', location: { latitude: 1, longitude: 1 }, tasks: newTasks },
  ];
  const exploration = { name: 'Zweihundert Quests', postal_code: '93047', pois };
  const imported = done(await managedExplorations.importFile({ body: { format: 'puzzle-run/1', exploration } }));
  const [poi] = done(await managedPois.list({ query: { exploration_name: imported.slug } })).rows;
  const params = { poi_id: poi?.id ?? 0 };
  const body = { name: 'Eine mehr', ...NUMBER };
  expect(await tasks.create({ params, body })).toMatchObject(problem(409, 'limit_reached', { max: 200 }));
});

test('refuses more points than a run can count', async () => {
  const exploration = await ada.draft();
  const poi = await ada.poi(exploration);
  const params = { poi_id: poi.id };
  const task = await ada.task(poi);
  const { tasks: table } = opened.deps.store.db.t;
  const almost = { points: 2 ** 31 - 1 - 10 };
  await opened.deps.store.transact((tx) => tx.update(table).set(almost).where(eq(table.id, task.id)));
  expect(await tasks.create({ params, body: { name: 'Zu viel', ...NUMBER, points: 11 } })).toMatchObject(
    problem(409, 'limit_reached'),
  );
  const other = await ada.task(poi, { points: 10 });
  const more = { params: { ...params, task_id: other.id }, body: { points: 11 } };
  expect(await tasks.change(more)).toMatchObject(problem(409, 'limit_reached'));
  const [totals] = done(await managedExplorations.list({ query: { name: exploration.slug } })).rows;
  expect(totals).toMatchObject({ task_count: 2, pointsToEarn: 2 ** 31 - 1 });
});
