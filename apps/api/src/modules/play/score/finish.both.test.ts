import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, clock, client } = await fileApp();

async function twoTasks() {
  return given.exploration({
    pois: [poi('Brücke', [numberTask]), poi('Turm', [{ ...numberTask, name: 'Stufen' }])],
  });
}

/** A player who has solved all quests. */
async function finisher(exploration: Awaited<ReturnType<typeof twoTasks>>) {
  const player = as((await given.player(exploration)).token);
  for (const task of exploration.tasks) await player.progress.submit({ body: answerTo(task, 16) });
  return player;
}

test('finishes the run at the time its last quest is solved', async () => {
  const exploration = await twoTasks();
  const { token, claims } = await given.player(exploration);
  const { progress, joined } = as(token);

  clock.passMinutes(10);
  await progress.submit({ body: answerTo(exploration.task('Stufen'), 16) });
  expect(await joined.pois()).toMatchObject({ body: { progress: { finished_at: null } } });
  clock.passMinutes(15);
  const finished_at = clock.now().toISOString();
  await progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  clock.passMinutes(5);

  expect(await joined.pois()).toMatchObject({ body: { progress: { finished_at, rating: null } } });
  expect(await client.progress.myself({ query: { guest_id: claims.progress.progressor_id } })).toMatchObject({
    body: { rows: [{ finished_at, tasks_completed: 2, tasks_to_complete: 0, total_tasks: 2 }] },
  });
});

test('never finishes a run without quests', async () => {
  const exploration = await given.exploration({ pois: [poi('Nur schauen')] });
  const { joined } = as((await given.player(exploration)).token);
  expect(await joined.pois()).toMatchObject({ body: { progress: { finished_at: null, tasks_to_complete: 0 } } });
});

test('accepts the rating of a finished player and replaces it by a second one', async () => {
  const exploration = await twoTasks();
  const { explorations, joined } = await finisher(exploration);
  const list = () => client.explorations.list({ query: { name: exploration.slug } });
  expect(await list()).toMatchObject({ body: { rows: [{ rating: 0, ratings: 0 }] } });

  for (const rating of [5, 2]) {
    expect(await explorations.rate({ params: { id: exploration.id }, body: { rating } })).toMatchObject({
      status: 200,
      body: { rating },
    });
    expect(await list()).toMatchObject({ body: { rows: [{ rating, ratings: 1 }] } });
    expect(await joined.pois()).toMatchObject({ body: { progress: { rating } } });
  }
});

test('averages the ratings of twenty players who rate concurrently', async () => {
  const exploration = await twoTasks();
  const players = await Promise.all(Array.from({ length: 20 }, () => finisher(exploration)));
  const answers = await Promise.all(
    players.map(({ explorations }, index) =>
      explorations.rate({ params: { id: exploration.id }, body: { rating: (index % 5) + 1 } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await client.explorations.list({ query: { name: exploration.slug } })).toMatchObject({
    body: { rows: [{ rating: 3, ratings: 20 }] },
  });
});

test('refuses ratings of unfinished runs and of other runs', async () => {
  const [exploration, other] = [await twoTasks(), await twoTasks()];
  const player = as((await given.player(exploration)).token);
  const rate = (id: number) => player.explorations.rate({ params: { id }, body: { rating: 1 } });

  expect(await rate(exploration.id)).toMatchObject(problem(403, 'forbidden'));
  await player.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  expect(await rate(exploration.id)).toMatchObject(problem(403, 'forbidden'));
  await player.progress.submit({ body: answerTo(exploration.task('Stufen'), 16) });
  expect(await rate(other.id)).toMatchObject(problem(403, 'forbidden'));
  expect(await rate(2_147_483_647)).toMatchObject(problem(403, 'forbidden'));
  expect(await rate(exploration.id)).toMatchObject({ status: 200 });
});

test.each([0, 6, 2.5, '5', null])('refuses a rating of %j', async (rating) => {
  const exploration = await twoTasks();
  const { explorations } = await finisher(exploration);
  const answer = await explorations.rate({ params: { id: exploration.id }, body: { rating: rating as never } });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'invalid_request', path: 'rating' }] } });
});
