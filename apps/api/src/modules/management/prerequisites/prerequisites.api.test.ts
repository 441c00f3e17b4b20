import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { prerequisites, managedPois } = ada.client;

async function newPoi() {
  const exploration = await ada.draft();
  const poi = await ada.poi(exploration);
  const listed = async () => {
    const { rows } = done(await managedPois.list({ query: { exploration_name: exploration.slug } }));
    return rows[0]?.UnlockPrerequisites;
  };
  return { exploration, params: { poi_id: poi.id }, listed };
}

test('adds, changes and deletes Qualifiers and clamps their values', async () => {
  const { exploration, params, listed } = await newPoi();
  const points = done(
    await prerequisites.create({
      params,
      body: { unlock_type: 'points', value: '0050,5', exploration_name: exploration.slug },
    }),
  );
  const time = done(await prerequisites.create({ params, body: { unlock_type: 'time', value: 1_000_000 } }));
  expect([points, time]).toMatchObject([
    { unlock_type: 'points', value: 50 },
    { unlock_type: 'time', value: 100_000 },
  ]);
  expect(await listed()).toEqual([points, time]);

  const ids = { ...params, prerequisite_id: time.id };
  const changed = done(await prerequisites.change({ params: ids, body: { unlock_type: 'tasks', value: 2 } }));
  expect(changed).toEqual({ id: time.id, unlock_type: 'tasks', value: 2, updated_at: expect.any(String) });
  for (const body of [{}, { value: 2 }, { unlock_type: 'tasks' as const }]) {
    expect(await prerequisites.change({ params: ids, body })).toMatchObject(problem(409, 'nochange'));
  }

  expect(await prerequisites.remove({ params: { ...params, prerequisite_id: points.id } })).toMatchObject({
    status: 200,
  });
  expect(await listed()).toEqual([changed]);
});

test('refuses to overwrite a newer version of a Qualifier', async () => {
  const { params } = await newPoi();
  const body = { unlock_type: 'points', value: 1 } as const;
  const { id, updated_at } = done(await prerequisites.create({ params, body }));
  const change = (value: number, read: string) =>
    prerequisites.change({ params: { ...params, prerequisite_id: id }, body: { value, updated_at: read } });
  const first = done(await change(2, updated_at));
  expect(first.updated_at > updated_at).toBe(true);
  expect(await change(3, updated_at)).toMatchObject(problem(409, 'conflict'));
  expect(await change(3, first.updated_at)).toMatchObject({ status: 200, body: { value: 3 } });
});

test('keeps a Spot open for present players when a Qualifier is added, and locks it for new ones', async () => {
  const { exploration } = await ada.publishedExploration();
  const poi = await ada.poi(exploration);
  const player = opened.as((await opened.given.player(exploration)).token);
  expect(done(await player.joined.pois()).rows[1]?.unlocked).toBe(true);
  await prerequisites.create({ params: { poi_id: poi.id }, body: { unlock_type: 'tasks', value: 1 } });
  expect(done(await player.joined.pois()).rows[1]).toMatchObject({ unlocked: true });
  const late = opened.as((await opened.given.player(exploration)).token);
  expect(done(await late.joined.pois()).rows[1]).toMatchObject({ unlocked: false });
});

test('refuses Qualifiers of other Spots or runs and of unknown types', async () => {
  const [here, there] = [await newPoi(), await newPoi()];
  const body = { unlock_type: 'points', value: 1 } as const;
  const { id: prerequisite_id } = done(await prerequisites.create({ params: here.params, body }));
  const ofOtherPoi = { ...there.params, prerequisite_id };
  expect(await prerequisites.change({ params: ofOtherPoi, body: { value: 2 } })).toMatchObject(
    problem(404, 'not_found'),
  );
  expect(await prerequisites.remove({ params: ofOtherPoi })).toMatchObject(problem(404, 'not_found'));
  const otherExploration = { ...body, exploration_name: there.exploration.slug };
  expect(await prerequisites.create({ params: here.params, body: otherExploration })).toMatchObject(
    problem(404, 'not_found'),
  );
  expect(
    await prerequisites.create({ params: here.params, body: { ...body, unlock_type: 'moon' as never } }),
  ).toMatchObject(problem(400, 'invalid_request'));
});

test('finds the Spot by its slug when the run is named', async () => {
  const { exploration, params, listed } = await newPoi();
  const slug = done(await managedPois.list({ query: { exploration_name: exploration.slug } })).rows[0]?.slug ?? '';
  const inExploration = { exploration_name: exploration.slug };
  const body = { unlock_type: 'points', value: 1 } as const;
  const added = done(await prerequisites.create({ params: { poi_id: slug }, body: { ...body, ...inExploration } }));
  const ids = { poi_id: slug, prerequisite_id: added.id };
  const changed = done(await prerequisites.change({ params: ids, body: { value: 2, ...inExploration } }));
  expect(await listed()).toEqual([changed]);
  expect(
    await prerequisites.create({ params: { poi_id: 'nirgends' }, body: { ...body, ...inExploration } }),
  ).toMatchObject(problem(404, 'not_found'));
  expect(await prerequisites.create({ params: { poi_id: slug }, body })).toMatchObject(problem(400, 'invalid_request'));
  expect(await prerequisites.change({ params: ids, body: { value: 3 } })).toMatchObject(
    problem(400, 'invalid_request'),
  );
  expect(await prerequisites.create({ params, body: { ...body, ...inExploration } })).toMatchObject({ status: 200 });
});

test('takes digits for a slug when the run is named, and for an id otherwise', async () => {
  const [here, there] = [await newPoi(), await newPoi()];
  const name = String(there.params.poi_id);
  const digits = await ada.poi(here.exploration, { name });
  const body = { unlock_type: 'points', value: 1 } as const;
  const params = { poi_id: digits.slug };
  await prerequisites.create({ params, body: { ...body, exploration_name: here.exploration.slug } });
  const named = done(await managedPois.list({ query: { exploration_name: here.exploration.slug, name } })).rows[0];
  expect(named?.UnlockPrerequisites).toHaveLength(1);
  expect(await there.listed()).toEqual([]);
  await prerequisites.create({ params, body });
  expect(await there.listed()).toHaveLength(1);
});

test('refuses more than fifty Qualifiers per Spot', async () => {
  const { params } = await newPoi();
  const body = { unlock_type: 'time', value: 1 } as const;
  for (let index = 0; index < 50; index += 1) done(await prerequisites.create({ params, body }));
  expect(await prerequisites.create({ params, body })).toMatchObject(problem(409, 'limit_reached', { max: 50 }));
});
