import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, deps, client } = await fileApp();
const { tasks } = deps.store.db.t;

const many = Array.from({ length: 40 }, (_, index) => ({ ...numberTask, name: `Q${index}` }));

test('counts or refuses answers that arrive while their progress is deleted', async () => {
  const exploration = await given.exploration({ pois: [poi('Brücke', many)] });
  const players = await Promise.all(Array.from({ length: 10 }, () => given.player(exploration)));

  const answers = players.flatMap(({ token }) =>
    exploration.tasks.slice(0, 8).map((task) => as(token).progress.submit({ body: answerTo(task, 16) })),
  );
  const removals = players.map(({ claims }) =>
    client.progress.remove({
      body: { progressor_type: 'guest', guest_id: claims.progress.progressor_id, exploration_id: exploration.id },
    }),
  );

  const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
  expect((await Promise.all(removals)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
});

test('counts or refuses answers that arrive while their quests are deleted', async () => {
  const exploration = await given.exploration({ pois: [poi('Brücke', many)] });
  const players = await Promise.all(Array.from({ length: 4 }, () => given.player(exploration)));

  const answers = exploration.tasks.flatMap((task, index) =>
    players.map(({ token }) => as(token).progress.submit({ body: answerTo(task, index % 2 ? 16 : 5) })),
  );
  const deletions = exploration.tasks.map(({ id }) =>
    deps.store.transact((tx) => tx.delete(tasks).where(eq(tasks.id, id))),
  );

  const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
  await Promise.all(deletions);
  expect([...statuses].filter((status) => ![200, 404, 422].includes(status))).toEqual([]);
});
