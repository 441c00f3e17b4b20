import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { finishRecalculations, planRecalculation } from './recalculate-points.service.ts';

const opened = await fileApp();
const RIGHT = 16;

/** Two teams in a run whose treasure opens with 10 points; the foxes have solved its first quest, which gives 10. */
async function foxesAhead() {
  const by = await organiser(opened);
  const treasury = await by.poi(by.exploration);
  const treasure = await by.task(treasury, { points: 5 });
  const prerequisite = { unlock_type: 'points', value: 10 } as const;
  done(await by.client.prerequisites.create({ params: { poi_id: treasury.id }, body: prerequisite }));
  const [fox, badger] = [await by.phone(0), await by.phone(1)];
  const solve = (phone: typeof fox, { id }: { id: number }) =>
    phone.progress.submit({ body: answerTo({ id, taskType: 'guess_number' }, RIGHT) });
  await solve(fox, by.firstTask);
  const [place] = done(await by.client.managedPois.list({ query: { exploration_name: by.exploration.slug } })).rows;
  const params = { poi_id: place?.id ?? 0, task_id: by.firstTask.id };
  return {
    ...by,
    poiOfTreasure: treasury,
    treasure,
    fox,
    badger,
    solve,
    change: (body: object) => by.client.tasks.change({ params, body }),
  };
}

test('gives changed points to later answers only, unless they are recalculated', async () => {
  const { change, fox, badger, solve, firstTask } = await foxesAhead();
  done(await change({ points: 30 }));
  await solve(badger, firstTask);
  expect(done(await fox.progress.points())).toMatchObject({ earnedPoints: 10, netPoints: 10 });
  expect(done(await badger.progress.points())).toMatchObject({ earnedPoints: 30, netPoints: 30 });

  done(await change({ points: 20, recalculate: true }));
  for (const phone of [fox, badger])
    expect(done(await phone.progress.points())).toMatchObject({ earnedPoints: 20, netPoints: 20 });
});

test('keeps unlocked spots open when recalculated points are fewer, and lists it in the log of the Versus', async () => {
  const { change, fox, treasure, solve, client, params, firstTask } = await foxesAhead();
  done(await change({ points: 3, recalculate: true }));
  expect(done(await fox.joined.pois())).toMatchObject({
    rows: [{ unlocked: true }, { unlocked: true }],
    progress: { earnedPoints: 3 },
  });
  expect(await solve(fox, treasure)).toMatchObject({ body: { netPoints: 8 } });
  expect(done(await fox.progress.ranking()).rows[0]).toMatchObject({ netPoints: 8 });
  const acts = done(await client.managedEvents.log({ params, query: {} }));
  expect(acts.rows[0]).toMatchObject({ kind: 'recalculated', text: firstTask.name, amount: 3, Team: null });
});

test('lists a recalculation only in the log of a Versus whose points it changes', async () => {
  const { client, params, fox, solve, treasure, poiOfTreasure } = await foxesAhead();
  await fox.progress.submit({ body: answerTo({ id: treasure.id, taskType: 'guess_number' }, RIGHT + 1) });
  const ofTreasure = { poi_id: poiOfTreasure.id, task_id: treasure.id };
  const kinds = async () => done(await client.managedEvents.log({ params, query: {} })).rows.map(({ kind }) => kind);
  done(await client.tasks.change({ params: ofTreasure, body: { points: 7, recalculate: true } }));
  expect(await kinds()).not.toContain('recalculated');
  done(await solve(fox, treasure));
  done(await client.tasks.change({ params: ofTreasure, body: { points: 8, recalculate: true } }));
  expect(await kinds()).toContain('recalculated');
});

test('unlocks spots when recalculated points are enough', async () => {
  const { change, fox } = await foxesAhead();
  done(await change({ points: 0, recalculate: true }));
  done(await change({ points: 50, recalculate: true }));
  expect(done(await fox.joined.pois())).toMatchObject({ rows: [{}, { unlocked: true }], progress: { netPoints: 50 } });
});

test('loses no points when quests are solved while points are recalculated', async () => {
  const { change, fox, badger, solve, firstTask, treasure } = await foxesAhead();
  await Promise.all([solve(fox, treasure), change({ points: 40, recalculate: true }), solve(badger, firstTask)]);
  done(await change({ points: 41, recalculate: true }));
  expect(done(await fox.progress.points())).toMatchObject({ earnedPoints: 46 });
  expect(done(await badger.progress.points())).toMatchObject({ earnedPoints: 41 });
});

test('goes on with a recalculation that a stopped server did not finish, and gives the points of the last one', async () => {
  const { fox, firstTask } = await foxesAhead();
  const { deps } = opened;
  for (const points of [70, 60])
    await deps.store.transact((tx) => planRecalculation(tx, { taskId: firstTask.id, points, attempts: null }));
  await finishRecalculations(deps);
  expect(done(await fox.progress.points())).toMatchObject({ earnedPoints: 60, netPoints: 60 });
  await finishRecalculations(deps);
  const { recalculations } = deps.store.db.t;
  expect(await deps.store.db.$count(recalculations)).toBe(0);
});
