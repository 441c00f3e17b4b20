import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { everyTaskType, sent, type TestedTaskType, taskOf } from '#testing/every-task-type.ts';
import { poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const LEFT_BEHIND = [
  poi('Für Punkte', [], { prerequisites: [{ unlock_type: 'points', value: 5 }] }),
  poi('Für Quests', [], { prerequisites: [{ unlock_type: 'tasks', value: 1 }] }),
];

/**
 * A player of a run with one quest of a kind whose best try brings
 * points, and two spots that open for points and for quests.
 */
async function playOne(kind: TestedTaskType, over: object = {}, run: object = {}) {
  const { given, as } = await testApp();
  const partialTask = taskOf(kind, { partial: true, attempts: 2, ...over });
  const exploration = await given.exploration({ pois: [poi('Tor', [partialTask]), ...LEFT_BEHIND], ...run });
  const player = as((await given.player(exploration)).token);
  const task = exploration.task(kind);
  return {
    submit: (answer: unknown, id?: string) => player.progress.submit({ body: answerTo(task, sent(task, answer), id) }),
    points: async () => done(await player.progress.points()),
    async read() {
      const { rows, progress } = done(await player.joined.pois());
      const open = rows.map(({ unlocked }) => unlocked);
      return { task: rows[0]?.unlocked ? rows[0].Tasks[0] : undefined, open, progress };
    },
  };
}

test.each([
  { kind: 'choice', best: ['Biber'], worse: ['Adler'], points: 5 },
  { kind: 'cloze', best: everyTaskType.cloze.wrong[1], worse: everyTaskType.cloze.wrong[0], points: 5 },
  { kind: 'order', best: everyTaskType.order.wrong[0], worse: everyTaskType.order.wrong[2], points: 6 },
] as const)(
  'gives the points of the best try to a quest of type $kind with the last attempt',
  async ({ kind, best, worse, points }) => {
    for (const tries of [
      [best, worse],
      [worse, best],
    ]) {
      const { submit, read, points: earned } = await playOne(kind);
      expect(await submit(tries[0])).toMatchObject(problem(422, 'wrong_answer', { remaining_attempts: 1 }));
      expect((await earned()).earnedPoints).toBe(0);
      expect((await read()).task).toMatchObject({ partial: true, partial_points: 0 });
      const last = await submit(tries[1]);
      expect(last).toMatchObject(problem(422, 'wrong_answer', { remaining_attempts: 0, partial_points: points }));
      expect(await earned()).toMatchObject({ earnedPoints: points, netPoints: points });
      const after = await read();
      expect(after.task).toMatchObject({ progressed: false, partial_points: points });
      expect(after.progress).toMatchObject({ tasks_completed: 0, finished_at: expect.any(String) });
      expect(after.open).toEqual([true, true, false]); // points open a spot, the quest does not count as solved
    }
  },
);

test('charges a repeated last try once', async () => {
  const { submit, points } = await playOne('order', { attempts: 1 });
  const id = randomUUID();
  const first = await submit(everyTaskType.order.wrong[0], id);
  expect([first.status, (await submit(everyTaskType.order.wrong[0], id)).body]).toEqual([422, first.body]);
  expect((await points()).earnedPoints).toBe(6);
  expect(await submit(everyTaskType.order.wrong[0])).toMatchObject({
    body: { errors: [{ code: 'no_attempts_left' }] },
  });
  expect((await points()).earnedPoints).toBe(6);
});

test.each([
  ['a quest that does not allow it', 'order', { partial: false, attempts: 1 }, everyTaskType.order.wrong[0]],
  ['a quest without a limit of attempts', 'order', { attempts: null }, everyTaskType.order.wrong[0]],
  ['a kind without parts', 'guess_number', { attempts: 1 }, 73_910],
  ['a try without a right part', 'choice', { attempts: 1 }, ['Adler']],
] as const)('gives no points to %s', async (_what, kind, over, answer) => {
  const { submit, read } = await playOne(kind, over);
  await submit(answer);
  const { task, progress } = await read();
  expect([task?.partial_points, progress.earnedPoints]).toEqual([0, 0]);
});

test.each([
  ['choice', {}, true],
  ['choice', { partial: false }, false],
  ['choice', { attempts: null }, false],
  ['guess_number', {}, false],
] as const)(
  'tells before the first answer whether the best try at a %s brings points: %j',
  async (kind, over, told) => {
    const { read } = await playOne(kind, over);
    expect((await read()).task?.partial).toBe(told);
  },
);

test('tells how good the best try was only where phones may hold the answers', async () => {
  const hidden = await playOne('order');
  await hidden.submit(everyTaskType.order.wrong[0]);
  expect((await hidden.read()).task?.best_try).toBeNull();
  const offline = await playOne('order', {}, { playable_offline: true });
  await offline.submit(everyTaskType.order.wrong[0]);
  expect((await offline.read()).task?.best_try).toEqual({ right: 4, of: 6 });
});

/** A creator’s run with an order quest of one attempt that a player has tried, four of six entries in place. */
async function triedOnce() {
  const opened = await testApp();
  const ada = await creator(opened);
  const exploration = await ada.draft();
  const place = await ada.poi(exploration);
  const texts = everyTaskType.order.right.map((text) => ({ text }));
  const partialTask = { task_type: 'order', task: { TaskOrderEntries: texts }, points: 10, attempts: 1, partial: true };
  const task = await ada.task(place, partialTask as never);
  const params = { exploration_id: exploration.id };
  done(await ada.client.managedExplorations.publish({ params, body: { published: true } }));
  const player = opened.as((await opened.given.player({ id: exploration.id })).token);
  const submit = (answer: readonly string[]) =>
    player.progress.submit({ body: answerTo({ id: task.id, taskType: 'order' }, answer) });
  await submit(everyTaskType.order.wrong[0]);
  return {
    submit,
    /** Deletes the quest, and answers another one. */
    deleteTask: async () => {
      const other = await ada.task(place, { points: 5 });
      done(await ada.client.tasks.remove({ params: { poi_id: place.id, task_id: task.id } }));
      return player.progress.submit({ body: answerTo({ id: other.id, taskType: 'guess_number' }, 16) });
    },
    earned: async () => done(await player.progress.points()).earnedPoints,
    change: async (body: object) =>
      done(await ada.client.tasks.change({ params: { poi_id: place.id, task_id: task.id }, body })),
  };
}

test('brings the rest of the points when the quest is solved with a further attempt', async () => {
  const { submit, earned, change } = await triedOnce();
  expect(await earned()).toBe(6);
  await change({ attempts: 3 });
  await submit(everyTaskType.order.wrong[2]);
  expect(await earned()).toBe(6);
  expect(await submit(everyTaskType.order.right)).toMatchObject({ body: { points: 10, netPoints: 10 } });
  expect(await earned()).toBe(10);
  await change({ points: 20, recalculate: true });
  expect(await earned()).toBe(20);
});

test('gives best tries their share of changed points only if they are recalculated', async () => {
  const { earned, change } = await triedOnce();
  await change({ points: 20 });
  expect(await earned()).toBe(6);
  await change({ points: 100, recalculate: true });
  expect(await earned()).toBe(66);
  await change({ points: 1, recalculate: true });
  expect(await earned()).toBe(0);
  await change({ points: 30, recalculate: true });
  expect(await earned()).toBe(20);
});

test('keeps the points of the best try when its quest is deleted', async () => {
  const { earned, deleteTask } = await triedOnce();
  expect(await deleteTask()).toMatchObject({ body: { points: 5, netPoints: 11 } });
  expect(await earned()).toBe(11);
});
