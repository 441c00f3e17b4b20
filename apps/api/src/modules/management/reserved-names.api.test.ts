import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { testApp } from '#testing/test-app.ts';

const RESERVED = { name: 'Create', slug: 'create--1' };

test('stores records named like a segment of a path under another slug, also after renaming, copying and importing', async () => {
  const ada = await creator(await testApp());
  const exploration = await ada.draft({ name: 'Create' });
  expect(exploration).toMatchObject(RESERVED);
  const { managedExplorations: explorations, managedPois: pois, tasks, managedTeams, managedBattles } = ada.client;
  const found = done(await explorations.list({ query: { name: RESERVED.slug } }));
  expect(found.rows).toMatchObject([RESERVED]);

  const poi = await ada.poi(exploration, { name: 'create' });
  expect(poi.slug).toBe(RESERVED.slug);
  const task = await ada.task(poi);
  const params = { poi_id: poi.id, task_id: task.id };
  expect(done(await tasks.change({ params, body: { name: 'CREATE' } }))).toMatchObject({ slug: RESERVED.slug });
  expect(done(await managedTeams.create({ body: { name: 'Create' } }))).toMatchObject(RESERVED);
  expect(done(await managedBattles.create({ body: { name: 'Create' } }))).toMatchObject(RESERVED);
  expect(await explorations.create({ body: { name: 'create', description: 'x', postal_code: '93047' } })).toMatchObject(
    {
      body: { errors: [{ code: 'name_taken' }] },
    },
  );

  const file = done(await explorations.exportFile({ params: { exploration_id: exploration.id } }));
  const copy = done(await explorations.copy({ params: { exploration_id: exploration.id } }));
  expect(copy).toMatchObject({ name: 'Create (2)', slug: 'create-2' });
  done(await explorations.remove({ params: { exploration_id: exploration.id } }));
  expect(done(await explorations.importFile({ body: file }))).toMatchObject(RESERVED);
  const query = { exploration_name: RESERVED.slug };
  const rows = done(await pois.list({ query })).rows;
  expect(rows).toMatchObject([{ slug: RESERVED.slug }]);
  const [reopened] = done(await pois.list({ query: { ...query, name: RESERVED.slug, show: 'task' } })).rows;
  expect(reopened).toMatchObject({ Tasks: [{ slug: RESERVED.slug }] });
});
