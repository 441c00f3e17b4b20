import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { managedExplorations, qualifiers } = ada.client;

/** A published run of Spots with these names, each with one quest. */
async function runOf(...names: string[]) {
  const exploration = await ada.draft();
  const ids = new Map<string, { poi: number; task: number }>();
  for (const name of names) {
    const { id } = await ada.poi(exploration, { name });
    ids.set(name, { poi: id, task: (await ada.task({ id })).id });
  }
  const params = { exploration_id: exploration.id };
  done(await managedExplorations.publish({ params, body: { published: true } }));
  const of = (name: string) => ids.get(name) ?? { poi: 0, task: 0 };
  return {
    poi: (...named: string[]) => named.map((name) => of(name).poi),
    change: (name: string, body: object) =>
      qualifiers.change({ params: { poi_id: of(name).poi }, body: body as never }),
    async player() {
      const client = opened.as((await opened.given.player(exploration)).token);
      return {
        solve: async (name: string) =>
          done(await client.progress.submit({ body: answerTo({ id: of(name).task, taskType: 'guess_number' }, 16) })),
        async open() {
          const { rows } = done(await client.joined.pois());
          return rows.filter(({ unlocked }) => unlocked).map(({ name }) => name);
        },
      };
    },
  };
}

test('a Spot opens after one Spot and one of three, set by one call', async () => {
  const run = await runOf('A', 'B1', 'B2', 'B3', 'C');
  const spot = done(
    await run.change('C', {
      create: [
        { unlock_type: 'poi_list', pois: run.poi('A') },
        { unlock_type: 'poi_list', pois: run.poi('B1', 'B2', 'B3'), value: 1 },
        { unlock_type: 'time', value: 0 },
      ],
    }),
  );
  expect(spot).toMatchObject({
    Conditions: [
      { unlock_type: 'poi_list', value: 1, pois: run.poi('A') },
      { value: 1, pois: run.poi('B1', 'B2', 'B3') },
    ],
    UnlockPrerequisites: [{ unlock_type: 'time', value: 0 }],
  });
  const ben = await run.player();
  await ben.solve('B2');
  expect(await ben.open()).not.toContain('C');
  await ben.solve('A');
  expect(await ben.open()).toContain('C');
});

test('a condition that gives way to another one opens the Spot for no player in between', async () => {
  const run = await runOf('A', 'B', 'C');
  const { Conditions = [] } = done(
    await run.change('C', { create: [{ unlock_type: 'poi_list', pois: run.poi('A') }] }),
  );
  const ben = await run.player();
  expect(await ben.open()).toEqual(['A', 'B']);
  const after = done(
    await run.change('C', {
      delete: Conditions.map(({ id }) => id),
      create: [{ unlock_type: 'tasks', value: 2 }],
      unlock_mode: 'any',
    }),
  );
  expect(after).toMatchObject({ unlock_mode: 'any', UnlockPrerequisites: [{ unlock_type: 'tasks', value: 2 }] });
  expect(after).not.toHaveProperty('Conditions');
  expect(await ben.open()).toEqual(['A', 'B']);
});

test('changes by id, and is refused as a whole', async () => {
  const run = await runOf('A', 'B', 'C');
  const points = { unlock_type: 'points', value: 5 };
  const first = done(await run.change('C', { create: [{ unlock_type: 'poi_list', pois: run.poi('A') }, points] }));
  const [condition] = first.Conditions ?? [];
  const [prerequisite] = first.UnlockPrerequisites;
  const second = done(
    await run.change('C', {
      update: [
        { id: condition?.id, pois: run.poi('A', 'B') },
        { id: prerequisite?.id, value: 7 },
      ],
    }),
  );
  expect(second).toMatchObject({
    Conditions: [{ id: condition?.id, value: 1, pois: run.poi('A', 'B') }],
    UnlockPrerequisites: [{ id: prerequisite?.id, value: 7 }],
  });
  const stale = { id: condition?.id, value: 2, updated_at: condition?.updated_at };
  const refused = [
    [{ update: [stale], create: [points] }, problem(409, 'conflict')],
    [{ update: [{ id: prerequisite?.id, pois: run.poi('A') }] }, problem(400, 'invalid_request')],
    [{ update: [{ id: condition?.id, value: 3 }] }, problem(400, 'invalid_request')],
    [{ update: [{ id: condition?.id, value: 0 }] }, problem(400, 'invalid_request')],
    [{ update: [{ id: condition?.id, value: 2 }], delete: [condition?.id] }, problem(400, 'invalid_request')],
    [{ create: [points], delete: [0x7fffffff] }, problem(404, 'not_found')],
    [{ create: [points, { unlock_type: 'poi_list', pois: run.poi('C') }] }, problem(400, 'invalid_request')],
    [{ create: Array.from({ length: 49 }, () => points) }, problem(409, 'limit_reached', { max: 50 })],
    [{ update: [{ id: prerequisite?.id, value: 7 }] }, problem(409, 'nochange')],
    [{}, problem(409, 'nochange')],
  ] as const;
  for (const [body, refusal] of refused)
    expect(await run.change('C', body), JSON.stringify(body)).toMatchObject(refusal);
  const unchanged = done(await run.change('C', { unlock_mode: 'any' }));
  expect(unchanged).toMatchObject({ ...second, unlock_mode: 'any' });
  const eve = await creator(opened);
  const [poi_id = 0] = run.poi('C');
  expect(await eve.client.qualifiers.change({ params: { poi_id }, body: { unlock_mode: 'all' } })).toMatchObject(
    problem(404, 'not_found'),
  );
});

test('a cycle in a published run is refused with its chain, and what breaks it in the same call is not', async () => {
  const run = await runOf('A', 'Turm', 'Brunnen');
  const first = done(await run.change('Turm', { create: [{ unlock_type: 'poi_list', pois: run.poi('Brunnen') }] }));
  const back = { unlock_type: 'poi_list', pois: run.poi('Turm') };
  const refused = await run.change('Brunnen', { create: [back] });
  expect(refused).toMatchObject(problem(409, 'cyclic_conditions', { chain: expect.stringMatching(/Turm → Brunnen/) }));
  done(
    await run.change('Turm', {
      delete: first.Conditions?.map(({ id }) => id),
      create: [{ unlock_type: 'poi_list', pois: run.poi('A') }],
    }),
  );
  done(await run.change('Brunnen', { create: [back] }));
});
