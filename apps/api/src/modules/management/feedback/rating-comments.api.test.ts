import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { deleteExpired } from '../../../jobs/delete-expired.ts';

const opened = await fileApp();
const { clock, deps, given, as, client: anyone } = opened;

/** A run with one quest, and players who have rated it. */
async function ownRun() {
  const by = await creator(opened);
  const { exploration, task } = await by.publishedExploration();
  const params = { exploration_id: exploration.id };
  return {
    ...by,
    exploration,
    params,
    comments: async (query: { limit?: number; offset?: number } = {}) =>
      done(await by.client.managedFeedback.comments({ params, query })),
    async player(rating: number | null) {
      const { token, claims } = await given.player(exploration);
      const player = as(token);
      await player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) });
      if (rating !== null) done(await player.explorations.rate({ params: { id: exploration.id }, body: { rating } }));
      const write = (text: string) => player.feedback.setComment({ body: { text } });
      return { ...player, write, guest_id: claims.progress.progressor_id };
    },
  };
}

test('a comment with a rating reaches the creator only, and a second one replaces it', async () => {
  const { player, comments, exploration } = await ownRun();
  const ada = await player(4);
  expect(done(await ada.feedback.comment())).toEqual({ text: '' });
  expect(done(await ada.write('  Zu viele Treppen. '))).toEqual({ text: 'Zu viele Treppen.' });
  clock.passMinutes(1);
  expect(done(await ada.write('Schöne Treppen.'))).toEqual({ text: 'Schöne Treppen.' });
  expect(done(await ada.feedback.comment())).toEqual({ text: 'Schöne Treppen.' });
  expect(await comments()).toEqual({
    count: 1,
    rows: [{ id: expect.any(Number), rating: 4, text: 'Schöne Treppen.', updated_at: clock.now().toISOString() }],
  });
  const list = await anyone.explorations.list({ query: { name: exploration.slug } });
  expect(JSON.stringify(list)).not.toContain('Treppen');
});

test('lists comments in pages, the latest first', async () => {
  const { player, comments } = await ownRun();
  for (const text of ['eins', 'zwei', 'drei']) {
    clock.passMinutes(1);
    await (await player(3)).write(text);
  }
  expect((await comments()).rows.map(({ text }) => text)).toEqual(['drei', 'zwei', 'eins']);
  expect(await comments({ limit: 1, offset: 1 })).toMatchObject({ count: 3, rows: [{ text: 'zwei' }] });
});

test('refuses a comment without a rating, in trials, without a token and over 500 characters', async () => {
  const { player, client, params, comments } = await ownRun();
  expect(await (await player(null)).write('Toll')).toMatchObject(problem(403, 'forbidden'));
  const { accessToken } = done(await client.managedExplorations.tryOut({ params, body: { unlocked: true } }));
  const body = { text: 'Toll' };
  expect(await as(accessToken).feedback.setComment({ body })).toMatchObject(problem(403, 'forbidden'));
  expect(await anyone.feedback.setComment({ body })).toMatchObject(problem(401, 'unauthorized'));
  const rated = await player(5);
  expect(await rated.write('x'.repeat(501))).toMatchObject(problem(400, 'invalid_request'));
  expect(await rated.write('x'.repeat(500))).toMatchObject({ status: 200 });
  expect(await comments()).toMatchObject({ count: 1 });
});

test('an empty text deletes the comment', async () => {
  const { player, comments } = await ownRun();
  const ada = await player(2);
  await ada.write('Zu lang');
  expect(done(await ada.write(' '))).toEqual({ text: '' });
  expect(await comments()).toEqual({ count: 0, rows: [] });
});

test('a creator deletes a comment, and the rating stays', async () => {
  const { player, comments, client, params, exploration } = await ownRun();
  await (await player(5)).write('Toll');
  const at = { params: { ...params, comment_id: (await comments()).rows[0]?.id ?? 0 } };
  done(await client.managedFeedback.removeComment(at));
  expect(await comments()).toMatchObject({ count: 0 });
  expect(await client.managedFeedback.removeComment(at)).toMatchObject(problem(404, 'not_found'));
  expect(await anyone.explorations.list({ query: { name: exploration.slug } })).toMatchObject({
    body: { rows: [{ rating: 5, ratings: 1 }] },
  });
});

test('deletes comments with the progress, and twelve months after they were last changed', async () => {
  const { player, comments, exploration } = await ownRun();
  const [ada, bea] = [await player(5), await player(4)];
  for (const each of [ada, bea]) await each.write('Toll');
  const body = { progressor_type: 'guest', guest_id: ada.guest_id, exploration_id: exploration.id } as const;
  done(await anyone.progress.remove({ body }));
  expect(await comments()).toMatchObject({ count: 1 });
  const left = async () => (await deps.store.db.select().from(deps.store.db.t.ratingComments)).length;
  const before = await left();
  clock.passMinutes(364 * 24 * 60);
  await deleteExpired(deps);
  expect(await left()).toBe(before);
  clock.passMinutes(2 * 24 * 60);
  await deleteExpired(deps);
  expect(await left()).toBe(0);
});
