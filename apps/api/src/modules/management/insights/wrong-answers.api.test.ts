import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import { isAnswerRight } from '@puzzle-runs/domain/tasks/check-answer.ts';
import type { TaskContents } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { deleteExpired } from '../../../jobs/delete-expired.ts';

const opened = await fileApp({ env: { RATE_LIMIT: 'off' } });
const { clock, deps, given, as } = opened;

const TEXT = {
  task_type: 'guess_text',
  points: 7,
  task: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ answer: 'Donau' }] },
} as never;

/** A run with a quest for a number and one for a text. */
async function ownRun() {
  const by = await organiser(opened, ['Füchse']);
  const bank = await by.poi(by.exploration, { name: 'Fluss' });
  const river = { poi_id: bank.id, id: (await by.task(bank, TEXT)).id };
  const params = { exploration_id: by.exploration.id };
  const text = (answer: string) => answerTo({ id: river.id, taskType: 'guess_text' }, answer);
  const number = (answer: number) => answerTo({ id: by.firstTask.id, taskType: 'guess_number' }, answer);
  return {
    ...by,
    river,
    text,
    number,
    wrong: async () =>
      done(await as(await given.session(by.userId)).managedInsights.wrongAnswers({ params })).rows.map(
        ({ text, count, participations }) => [text, count, participations],
      ),
    accept: (answer: string, recalculate = true) =>
      by.client.managedInsights.acceptWrongAnswer({
        params: { poi_id: river.poi_id, task_id: river.id },
        body: { text: answer, recalculate },
      }),
    async guest() {
      const { token, claims } = await given.player(by.exploration);
      return { ...as(token), guest_id: claims.progress.progressor_id };
    },
  };
}

test('shows a wrong answer, folded and counted, once two players gave it', async () => {
  const { guest, wrong, text, number } = await ownRun();
  const [one, other] = [await guest(), await guest()];
  await one.progress.submit({ body: text('Die  Donau') });
  await one.progress.submit({ body: text('die DONAU') });
  await one.progress.submit({ body: number(17) });
  expect(await wrong()).toEqual([]);
  await other.progress.submit({ body: text('die Donau') });
  expect(await wrong()).toEqual([['die donau', 3, 2]]);
  await other.progress.submit({ body: number(17) });
  expect(await wrong()).toHaveLength(2);
});

test('an accepted answer is right from then on, and gives its players the quest and its points as of their answer', async () => {
  const { guest, phone, wrong, text, accept, client, exploration, battle } = await ownRun();
  const [one, other] = [await guest(), await phone(0)];
  await one.progress.submit({ body: text('die donau') });
  const at = clock.now().toISOString();
  clock.passMinutes(5);
  await other.progress.submit({ body: text('Die Donau') });
  expect(done(await accept('die donau'))).toEqual({ recalculated: 2 });

  for (const player of [one, other])
    expect(await player.progress.points()).toMatchObject({ body: { earnedPoints: 7, netPoints: 7 } });
  const { rows } = done(await one.joined.pois()) as unknown as {
    rows: { tasks?: { progressed_at: string | null }[] }[];
  };
  expect(JSON.stringify(rows)).toContain(at);
  expect(await wrong()).toEqual([]);
  const { tasks } = done(await client.managedInsights.read({ params: { exploration_id: exploration.id }, query: {} }));
  expect(tasks[1]).toMatchObject({ tries: 2, tried: 2, solved: 2, given_up: 0 });
  const late = await guest();
  expect(await late.progress.submit({ body: text('DIE DONAU') })).toMatchObject({ status: 200 });
  expect(await accept('die donau')).toMatchObject(problem(404, 'not_found'));
  const { rows: ranking } = done(await client.managedProgress.ranking({ query: { battle_name: battle.slug } }));
  expect(ranking[0]?.netPoints).toBe(7);
});

test('accepts an answer without giving points if the creator chooses that', async () => {
  const { guest, text, accept } = await ownRun();
  const [one, other] = [await guest(), await guest()];
  for (const player of [one, other]) await player.progress.submit({ body: text('die donau') });
  expect(done(await accept('die donau', false))).toEqual({ recalculated: 0 });
  expect(await one.progress.points()).toMatchObject({ body: { earnedPoints: 0 } });
  expect(await one.progress.submit({ body: text('die donau') })).toMatchObject({ status: 200 });
});

test('gives no points again to a player who has solved the quest meanwhile', async () => {
  const { guest, text, accept } = await ownRun();
  const [one, other] = [await guest(), await guest()];
  for (const player of [one, other]) await player.progress.submit({ body: text('die donau') });
  await one.progress.submit({ body: text('Donau') });
  expect(done(await accept('die donau'))).toEqual({ recalculated: 1 });
  expect(await one.progress.points()).toMatchObject({ body: { earnedPoints: 7 } });
});

test('refuses an answer that only one player gave, and other creators', async () => {
  const { guest, text, accept, exploration, river } = await ownRun();
  await (await guest()).progress.submit({ body: text('die donau') });
  expect(await accept('die donau')).toMatchObject(problem(404, 'not_found'));
  const other = await creator(opened);
  const params = { exploration_id: exploration.id };
  expect(await other.client.managedInsights.wrongAnswers({ params })).toMatchObject(problem(404, 'not_found'));
  expect(
    await other.client.managedInsights.acceptWrongAnswer({
      params: { poi_id: river.poi_id, task_id: river.id },
      body: { text: 'die donau' },
    }),
  ).toMatchObject(problem(404, 'not_found'));
});

test('counts of wrong answers equal a recount after repeated answers, deleted progress and an accepted answer', async () => {
  const { guest, text, number, accept, client, exploration } = await ownRun();
  const players = await Promise.all([guest(), guest(), guest()]);
  await Promise.all(
    players.flatMap((player, index) =>
      ['die donau', 'der inn', 'der inn', `nur ich ${index}`].map((answer) =>
        player.progress.submit({ body: text(answer) }),
      ),
    ),
  );
  for (const player of players) await player.progress.submit({ body: number(17) });
  const counts = async () => {
    const { db } = deps.store;
    const rows = await db.select().from(db.t.wrongAnswers);
    const recount = Map.groupBy(rows, ({ taskId, text }) => `${taskId} ${text}`);
    const stored = await db.select().from(db.t.wrongAnswerCounts);
    return {
      stored: Object.fromEntries(
        stored.map(({ taskId, text, givers, count }) => [`${taskId} ${text}`, [givers, count]]),
      ),
      recount: Object.fromEntries(
        Array.from(recount, ([key, all]) => [key, [all.length, all.reduce((sum, { count }) => sum + count, 0)]]),
      ),
    };
  };
  const first = await counts();
  expect(first.stored).toEqual(first.recount);
  expect(Object.keys(first.stored).length).toBeGreaterThanOrEqual(6);
  const guest_id = players[0]?.guest_id ?? '';
  const body = { progressor_type: 'guest', guest_id, exploration_id: exploration.id } as const;
  done(await opened.client.progress.remove({ body }));
  done(await client.managedInsights.wrongAnswers({ params: { exploration_id: exploration.id } }));
  done(await accept('der inn'));
  const { stored: left, recount } = await counts();
  expect(left).toEqual(recount);
  expect(Object.keys(left).length).toBeLessThan(Object.keys(first.stored).length);
});

test('withdraws an accepted answer, which is wrong again for later players; points stay', async () => {
  const { guest, number, client, exploration, poiId, firstTask } = await ownRun();
  const at = { params: { poi_id: poiId, task_id: firstTask.id } };
  const of = { params: { exploration_id: exploration.id } };
  for (const player of [await guest(), await guest()]) await player.progress.submit({ body: number(17) });
  done(await client.managedInsights.acceptWrongAnswer({ ...at, body: { text: '17' } }));
  const accepted = async () => done(await client.managedInsights.wrongAnswers(of)).accepted;
  expect(await accepted()).toEqual([{ task_id: firstTask.id, text: '17' }]);
  const early = await guest();
  expect(await early.progress.submit({ body: number(17) })).toMatchObject({ status: 200 });

  expect(done(await client.managedInsights.withdrawAnswer({ ...at, body: { text: '17' } }))).toEqual({ accepted: [] });
  expect(await accepted()).toEqual([]);
  expect(await client.managedInsights.withdrawAnswer({ ...at, body: { text: '17' } })).toMatchObject(
    problem(404, 'not_found'),
  );
  expect(await (await guest()).progress.submit({ body: number(17) })).toMatchObject({ status: 422 });
  expect(done(await early.progress.points()).earnedPoints).toBe(firstTask.points);
});

test('withdraws an accepted text, which stands among the answers of the form, but never the only answer', async () => {
  const { guest, text, accept, client, river } = await ownRun();
  const at = { params: { poi_id: river.poi_id, task_id: river.id } };
  for (const player of [await guest(), await guest()]) await player.progress.submit({ body: text('die Donau') });
  done(await accept('die donau'));
  expect(await (await guest()).progress.submit({ body: text('Die Donau') })).toMatchObject({ status: 200 });
  expect(done(await client.managedInsights.withdrawAnswer({ ...at, body: { text: 'die donau' } }))).toEqual({
    accepted: [],
  });
  expect(await (await guest()).progress.submit({ body: text('Die Donau') })).toMatchObject({ status: 422 });
  expect(await client.managedInsights.withdrawAnswer({ ...at, body: { text: 'donau' } })).toMatchObject(
    problem(404, 'not_found'),
  );
});

test('an accepted answer stays right in a copy, in a file, and on a phone without a network', async () => {
  const { guest, number, client, exploration, poiId, firstTask, battle } = await ownRun();
  for (const player of [await guest(), await guest()]) await player.progress.submit({ body: number(17) });
  const at = { params: { poi_id: poiId, task_id: firstTask.id } };
  done(await client.managedInsights.acceptWrongAnswer({ ...at, body: { text: '17' } }));
  const params = { exploration_id: exploration.id };
  const file = done(await client.managedExplorations.exportFile({ params }));
  expect(file.exploration.pois[0]?.tasks[0]?.task).toMatchObject({ also_right: ['17'] });
  file.exploration.name = freshName('Datei');
  const imported = done(await client.managedExplorations.importFile({ body: file as never }));
  const copied = done(await client.managedExplorations.copy({ params }));
  for (const { id } of [imported, copied]) {
    const { accepted } = done(await client.managedInsights.wrongAnswers({ params: { exploration_id: id } }));
    expect(accepted.map(({ text }) => text)).toEqual(['17']);
  }
  done(await client.managedBattles.remove({ params: { battle_id: battle.id } })); // it forbids playing offline
  done(await client.managedExplorations.change({ params, body: { playable_offline: true } }));
  const { content } = done(await (await guest()).joined.offlinePackage());
  const { pois }: OfflineContent = JSON.parse(Buffer.from(content, 'base64').toString());
  const task = pois[0]?.tasks[0];
  expect(isAnswerRight('guess_number', task?.solution as TaskContents['guess_number'], 17)).toBe(true);
});

async function stored(): Promise<number> {
  return (await deps.store.db.select().from(deps.store.db.t.wrongAnswers)).length;
}

test('deletes the wrong answers of a Versus with it, and leaves those of others', async () => {
  const { guest, phone, text, client, battle } = await ownRun();
  await deps.store.transact(async (tx) => {
    await tx.delete(tx.t.wrongAnswers);
  });
  for (const player of [await guest(), await phone(0)]) await player.progress.submit({ body: text('die donau') });
  expect(await stored()).toBe(2);
  done(await client.managedBattles.remove({ params: { battle_id: battle.id } }));
  expect(await stored()).toBe(1);
});

test('deletes wrong answers with the progress, and 90 days after they were last given; trials leave none', async () => {
  const { guest, text, client, exploration } = await ownRun();
  await deps.store.transact(async (tx) => {
    await tx.delete(tx.t.wrongAnswers);
  });
  const [one, other] = [await guest(), await guest()];
  for (const player of [one, other]) await player.progress.submit({ body: text('die donau') });
  const params = { exploration_id: exploration.id };
  const { accessToken } = done(await client.managedExplorations.tryOut({ params, body: { unlocked: true } }));
  await as(accessToken).progress.submit({ body: text('die donau') });
  expect(await stored()).toBe(2);
  const body = { progressor_type: 'guest', guest_id: one.guest_id, exploration_id: exploration.id } as const;
  done(await opened.client.progress.remove({ body }));
  expect(await stored()).toBe(1);
  clock.passMinutes(89 * 24 * 60);
  await deleteExpired(deps);
  expect(await stored()).toBe(1);
  clock.passMinutes(2 * 24 * 60);
  await deleteExpired(deps);
  expect(await stored()).toBe(0);
});

test('one call replies to a wrong answer, which the list shows; another one replaces the reply', async () => {
  const { guest, text, river, client, exploration } = await ownRun();
  for (const player of [await guest(), await guest()]) await player.progress.submit({ body: text('Die  Donau') });
  const params = { poi_id: river.poi_id, task_id: river.id };
  const reply = (body: { text: string; reply: string; free?: boolean }) =>
    client.managedInsights.replyToAnswer({ params, body });
  const rows = async () =>
    done(await client.managedInsights.wrongAnswers({ params: { exploration_id: exploration.id } })).rows;
  expect(done(await reply({ text: 'die donau', reply: 'Ohne Artikel.' }))).toEqual({ replies: 1 });
  expect(await rows()).toMatchObject([{ text: 'die donau', reply: 'Ohne Artikel.' }]);
  expect(done(await reply({ text: 'Die Donau', reply: 'Nur der Name.', free: true }))).toEqual({ replies: 1 });
  expect(await rows()).toMatchObject([{ reply: 'Nur der Name.', free: true }]);
  expect(await (await guest()).progress.submit({ body: text('die Donau') })).toMatchObject(
    problem(422, 'wrong_answer', { remaining_attempts: null, reply: 'Nur der Name.' }),
  );
  expect(await reply({ text: 'donau', reply: 'Ja' })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'already_right', path: 'text' }] },
  });
  expect(await reply({ text: 'rhein', reply: ' ' })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'missing', path: 'reply' }] },
  });
});

test('an answer that is accepted loses its reply', async () => {
  const { guest, text, river, client, accept, exploration } = await ownRun();
  for (const player of [await guest(), await guest()]) await player.progress.submit({ body: text('Die Donau') });
  const params = { poi_id: river.poi_id, task_id: river.id };
  done(await client.managedInsights.replyToAnswer({ params, body: { text: 'die donau', reply: 'Fast!' } }));
  done(await accept('die donau'));
  const [task] = done(
    await client.managedPois.list({ query: { exploration_name: exploration.slug, show: 'task' } }),
  ).rows.flatMap(({ Tasks }) => (Tasks ?? []).filter(({ id }) => id === river.id));
  expect(task?.task).not.toHaveProperty('TaskReplies');
});
