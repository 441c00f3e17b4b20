import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { client: visitor } = opened;
const ada = await creator(opened);
const { managedExplorations, prerequisites } = ada.client;

function publish(exploration: { id: number }, published = true) {
  return managedExplorations.publish({ params: { exploration_id: exploration.id }, body: { published } });
}

async function checklist(exploration: { id: number }) {
  return done(await managedExplorations.checklist({ params: { exploration_id: exploration.id } }));
}

describe('refuses to publish a run', () => {
  test('without a Spot', async () => {
    const exploration = await ada.draft();
    expect(await checklist(exploration)).toEqual({
      count: 1,
      publishable: false,
      rows: [
        {
          reason: 'no_poi',
          blocking: true,
          Poi: null,
          Task: null,
          unlock_type: null,
          needed: null,
          in_reach: null,
          lang: null,
        },
      ],
    });
    expect(await publish(exploration)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'not_publishable', params: { reason: 'no_poi' } }] },
    });
    expect(await visitor.explorations.list({ query: { name: exploration.slug } })).toMatchObject({
      body: { count: 0 },
    });
  });

  test('without a quest', async () => {
    const exploration = await ada.draft();
    await ada.poi(exploration);
    expect(await publish(exploration)).toMatchObject(problem(409, 'not_publishable'));
    expect((await checklist(exploration)).rows).toMatchObject([{ reason: 'no_task' }]);
  });

  test('for several reasons and names each with its Spot', async () => {
    const exploration = await ada.draft();
    const poi = await ada.poi(exploration);
    const task = await ada.task(poi);
    const closed = await ada.poi(exploration, { name: 'Krypta' });
    await prerequisites.create({ params: { poi_id: closed.id }, body: { unlock_type: 'points', value: 11 } });
    const later = await ada.poi(exploration, { name: 'Turm' });
    await prerequisites.create({ params: { poi_id: later.id }, body: { unlock_type: 'tasks', value: 2 } });

    const rows = [
      {
        reason: 'poi_unreachable',
        Poi: { id: closed.id, slug: 'krypta' },
        unlock_type: 'points',
        needed: 11,
        in_reach: 10,
      },
      { reason: 'poi_unreachable', Poi: { id: later.id, slug: 'turm' }, unlock_type: 'tasks', needed: 2, in_reach: 1 },
    ];
    expect(await checklist(exploration)).toMatchObject({ publishable: false, rows });
    expect(await publish(exploration)).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            code: 'not_publishable',
            path: 'krypta',
            params: { reason: 'poi_unreachable', poi: 'Krypta', needed: 11, in_reach: 10 },
          },
          {
            code: 'not_publishable',
            path: 'turm',
            params: { reason: 'poi_unreachable', poi: 'Turm', needed: 2, in_reach: 1 },
          },
        ],
      },
    });

    await ada.client.tasks.change({ params: { poi_id: poi.id, task_id: task.id }, body: { points: 11 } });
    await ada.task(closed);
    expect(await checklist(exploration)).toEqual({ count: 0, rows: [], publishable: true });
    expect(await publish(exploration)).toMatchObject({ status: 200, body: { published: true } });
  });
});

test.each(['2355', '99999'])(
  'reports a quest with 0 points and the unknown postal code %s but allows publishing',
  async (postal_code) => {
    const exploration = await ada.draft({ postal_code });
    const task = await ada.task(await ada.poi(exploration), { points: 0 });
    expect(await checklist(exploration)).toMatchObject({
      publishable: true,
      rows: [
        { reason: 'unknown_postal_code', blocking: false, Poi: null, Task: null },
        { reason: 'task_without_points', blocking: false, Task: { id: task.id } },
      ],
    });
    expect(await publish(exploration)).toMatchObject({ status: 200, body: { published: true } });
  },
);

test('reports a Spot without hints but allows publishing', async () => {
  const { exploration } = await ada.publishedExploration();
  const location = [{ hint_type: 'text' as const, hint_value: 'x', cost: 0 }];
  const poi = await ada.poi(exploration, { location_type: 'hint', location });
  const [hint] = poi.location as { id: number }[];
  await ada.client.managedPois.changeHints({ params: { poi_id: poi.id }, body: { delete: [hint?.id ?? 0] } });
  expect(await checklist(exploration)).toMatchObject({
    publishable: true,
    rows: [{ reason: 'poi_without_hint', blocking: false, Poi: { id: poi.id } }],
  });
});

describe('a published run', () => {
  test('is listed until it is unpublished, and present players play on', async () => {
    const { exploration } = await ada.publishedExploration();
    const listed = async () => done(await visitor.explorations.list({ query: { name: exploration.slug } })).count;
    expect(await listed()).toBe(1);
    const player = opened.as((await opened.given.player(exploration)).token);
    expect(await publish(exploration, false)).toMatchObject({ status: 200, body: { published: false } });
    expect(await listed()).toBe(0);
    expect(await visitor.joining.exploration({ body: { exploration_id: exploration.id } })).toMatchObject(
      problem(404, 'not_found'),
    );
    expect(await player.joined.pois()).toMatchObject({ status: 200, body: { count: 1 } });
  });

  test('is counted once on the map when it is published twice', async () => {
    const { exploration } = await ada.publishedExploration({ postal_code: '20095' });
    const again = done(await publish(exploration));
    expect(again).toEqual(exploration);
    const { rows } = done(await visitor.explorations.markers({ query: { postal_code: '20095' } }));
    expect(rows).toMatchObject([{ postal_code: '20095', count: 1 }]);
    await publish(exploration, false);
    await publish(exploration, false);
    expect(done(await visitor.explorations.markers({ query: { postal_code: '20095' } })).rows).toEqual([]);
  });

  test('stays published when a change makes it incomplete, which the checklist reports', async () => {
    const { exploration, poi } = await ada.publishedExploration();
    await ada.client.managedPois.remove({ params: { poi_id: poi.id } });
    expect(done(await managedExplorations.list({ query: { name: exploration.slug } })).rows).toMatchObject([
      { published: true },
    ]);
    expect(await checklist(exploration)).toMatchObject({ publishable: false, rows: [{ reason: 'no_poi' }] });
  });
});
