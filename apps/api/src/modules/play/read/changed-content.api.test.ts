import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, deps } = await fileApp();
const { tasks, hints, pois, explorations, participations, battles, teams } = deps.store.db.t;

/** A player who earned ten points, spent three on a hint and has answered the second quest wrongly once. */
async function playerWithProgress() {
  const exploration = await given.exploration({
    pois: [
      poi('Brücke', [numberTask, { ...numberTask, name: 'Pfeiler', attempts: 3 }], {
        location_type: 'hint',
        location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 3 }],
      }),
    ],
  });
  const joined = await given.player(exploration);
  const player = as(joined.token);
  await player.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  await player.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 5) });
  await player.progress.submit({ body: payFor(exploration.hints[0] ?? { id: 0 }) });
  return { exploration, player, participationId: joined.claims.participation_id };
}

const EARNED = { body: { netPoints: 7, earnedPoints: 10, spentPoints: 3 } };

test('keeps earned points when a solved quest is deleted', async () => {
  const { exploration, player } = await playerWithProgress();
  const { id } = exploration.task('Bögen');
  await deps.store.transact((tx) => tx.delete(tasks).where(eq(tasks.id, id)));

  expect(await player.progress.points()).toMatchObject({ status: 200, ...EARNED });
  expect(await player.joined.pois()).toMatchObject({
    status: 200,
    body: { rows: [{ Tasks: [{ name: 'Pfeiler', remaining_attempts: 2 }], tasks_completed: 0 }] },
  });
  expect(await player.progress.submit({ body: answerTo({ id, taskType: 'guess_number' }, 16) })).toMatchObject(
    problem(404, 'not_found'),
  );
});

test('keeps earned points when a quest with wrong attempts is deleted', async () => {
  const { exploration, player } = await playerWithProgress();
  const { id } = exploration.task('Pfeiler');
  await deps.store.transact((tx) => tx.delete(tasks).where(eq(tasks.id, id)));
  expect(await player.progress.points()).toMatchObject(EARNED);
  expect(await player.joined.pois()).toMatchObject({
    status: 200,
    body: { progress: { tasks_completed: 1, tasks_to_complete: 0, total_tasks: 1 } },
  });
});

test('keeps the spent points and refuses the purchase when a bought hint is deleted', async () => {
  const { exploration, player } = await playerWithProgress();
  const hint = exploration.hints[0] ?? { id: 0 };
  await deps.store.transact((tx) => tx.delete(hints).where(eq(hints.id, hint.id)));
  expect(await player.progress.points()).toMatchObject(EARNED);
  expect(await player.joined.pois()).toMatchObject({ status: 200, body: { rows: [{ location: [] }] } });
  expect(await player.progress.submit({ body: payFor(hint) })).toMatchObject(problem(404, 'not_found'));
});

test('keeps earned points when a Spot is deleted with its quests and hints', async () => {
  const { exploration, player } = await playerWithProgress();
  await deps.store.transact((tx) => tx.delete(pois).where(eq(pois.explorationId, exploration.id)));
  expect(await player.progress.points()).toMatchObject(EARNED);
  expect(await player.joined.pois()).toMatchObject({ status: 200, body: { count: 0, rows: [] } });
  expect(await player.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject({
    status: 404,
  });
});

test('keeps earned points and applies new points, attempts and answer to later answers', async () => {
  const { exploration, player } = await playerWithProgress();
  const change = { points: 40, attempts: 1, content: { answer: 99, range_from: null, range_to: null } };
  for (const name of ['Bögen', 'Pfeiler']) {
    await deps.store.transact((tx) =>
      tx
        .update(tasks)
        .set(change)
        .where(eq(tasks.id, exploration.task(name).id)),
    );
  }
  expect(await player.progress.points()).toMatchObject(EARNED);
  expect(await player.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 99) })).toMatchObject(
    problem(409, 'no_attempts_left'),
  );
  await deps.store.transact((tx) =>
    tx
      .update(tasks)
      .set({ attempts: 2 })
      .where(eq(tasks.id, exploration.task('Pfeiler').id)),
  );
  expect(await player.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 99) })).toMatchObject({
    body: { points: 40, netPoints: 47 },
  });
});

test('refuses answers of the old type after a quest changed its type', async () => {
  const { exploration, player } = await playerWithProgress();
  const task = exploration.task('Pfeiler');
  const content = {
    locate_type: 'qr' as const,
    image: 'Tafel',
    image_description: '',
    code: 'Kupfer',
    case_sensitive: false,
  };
  await deps.store.transact((tx) => tx.update(tasks).set({ taskType: 'locate', content }).where(eq(tasks.id, task.id)));
  expect(await player.progress.submit({ body: answerTo(task, 16) })).toMatchObject(problem(400, 'invalid_request'));
  expect(await player.joined.pois()).toMatchObject({ status: 200 });
  expect(await player.progress.submit({ body: answerTo({ ...task, taskType: 'locate' }, 'Kupfer') })).toMatchObject({
    status: 200,
  });
});

test('accepts answers after the run was unpublished', async () => {
  const { exploration, player } = await playerWithProgress();
  await deps.store.transact((tx) =>
    tx.update(explorations).set({ published: false }).where(eq(explorations.id, exploration.id)),
  );
  expect(await player.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 16) })).toMatchObject({
    status: 200,
  });
});

test('refuses run tokens after their run, Versus or team was deleted', async () => {
  const { exploration, player, participationId } = await playerWithProgress();
  const battle = await given.battle(`Duell um ${exploration.slug}`, [
    { exploration, team: 'Füchse' },
    { exploration, team: 'Dachse' },
  ]);
  const [fox, badger] = await Promise.all(
    battle.teamIds.map(async (team_id) =>
      as((await given.player(exploration, { battle_id: battle.id, team_id })).token),
    ),
  );

  await deps.store.transact((tx) => tx.delete(teams).where(eq(teams.id, battle.teamId(0))));
  expect(await fox?.joined.pois()).toMatchObject(problem(401, 'unauthorized'));
  expect(await badger?.progress.ranking()).toMatchObject({ status: 200, body: { count: 1 } });

  await deps.store.transact((tx) => tx.delete(battles).where(eq(battles.id, battle.id)));
  expect(await badger?.progress.ranking()).toMatchObject(problem(401, 'unauthorized'));
  expect(await player.progress.points()).toMatchObject({ status: 200 });

  await deps.store.transact((tx) => tx.delete(explorations).where(eq(explorations.id, exploration.id)));
  for (const call of [player.joined.pois, player.progress.points, player.progress.ranking]) {
    expect(await call()).toMatchObject(problem(401, 'unauthorized'));
  }
  const { db } = deps.store;
  expect(await db.select().from(participations).where(eq(participations.id, participationId))).toEqual([]);
});
