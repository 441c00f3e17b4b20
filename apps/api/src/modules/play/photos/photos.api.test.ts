import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { photoBattle, uploadPhoto } from '#testing/photo-runs.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { app, clock } = opened;

test.each(['none', 'after'] as const)('a photo with review %s solves its quest at once', async (review) => {
  const { fox, badger, send, seenBy, reviews } = await photoBattle(opened, review);
  const sent = await send(fox);
  expect(sent).toMatchObject({ status: 200, body: { state: 'solved', points: 20, netPoints: 20 } });
  expect(await seenBy(fox)).toMatchObject({
    task: {
      progressed: true,
      attempts: null,
      answer: sent.photo_id,
      photo: { id: sent.photo_id, state: 'accepted', reason: null, points: 20, may_retake: review === 'after' },
      task: { example_image: null, example_caption: 'Die Statue', review, kept_days: 30 },
    },
    progress: { open_reviews: 0, netPoints: 20 },
  });
  expect(await seenBy(badger)).toMatchObject({ task: { progressed: false, photo: null, answer: null } });
  expect(await reviews('pending')).toMatchObject({ open: review === 'after' ? 1 : 0 });
});

test('a photo that is reviewed before counts once it is accepted, for all phones of the team', async () => {
  const { fox, phone, send, seenBy, judge, reviews } = await photoBattle(opened);
  const second = await phone(0);
  const { photo_id, body } = await send(fox);
  expect(body).toMatchObject({ state: 'pending', points: 0, netPoints: 0 });
  expect(await seenBy(second)).toMatchObject({
    task: { progressed: false, remaining_attempts: null, photo: { id: photo_id, state: 'pending', points: null } },
    progress: { open_reviews: 1, netPoints: 0 },
  });
  expect(await reviews('pending')).toMatchObject({ count: 1, open: 1, rows: [{ id: photo_id, max_points: 20 }] });
  expect(done(await judge(photo_id, 'accepted'))).toMatchObject({ state: 'accepted', points: 20 });
  expect(await seenBy(second)).toMatchObject({
    task: { progressed: true, photo: { state: 'accepted', points: 20 } },
    progress: { open_reviews: 0, netPoints: 20, tasks_completed: 1 },
  });
});

test('a rejected photo shows its reason and may be retaken; the older picture is deleted', async () => {
  const { fox, send, seenBy, judge, reviews } = await photoBattle(opened);
  const first = await send(fox);
  expect(await judge(first.photo_id, 'rejected')).toMatchObject(problem(400, 'missing'));
  done(await judge(first.photo_id, 'rejected', { reason: 'Zu dunkel' }));
  expect(await seenBy(fox)).toMatchObject({
    task: { progressed: false, photo: { state: 'rejected', reason: 'Zu dunkel', may_retake: true } },
    progress: { open_reviews: 0 },
  });
  const second = await send(fox);
  expect(second.body).toMatchObject({ state: 'pending' });
  expect((await reviews()).rows.map(({ id }) => id)).toEqual([second.photo_id]);
  done(await judge(second.photo_id, 'accepted'));
  expect(await send(fox)).toMatchObject(problem(409, 'task_already_progressed'));
});

test('a photo that counts at once may be retaken until it is reviewed, and keeps its points', async () => {
  const { fox, send, seenBy, judge } = await photoBattle(opened, 'after');
  await send(fox);
  clock.passMinutes(3);
  const { photo_id, body } = await send(fox);
  expect(body).toMatchObject({ state: 'solved', points: 20, netPoints: 20 });
  const { task, progress } = await seenBy(fox);
  expect(task).toMatchObject({ answer: photo_id, photo: { id: photo_id, may_retake: true } });
  expect(progress).toMatchObject({ netPoints: 20, tasks_completed: 1 });
  expect(new Date(task.progressed_at ?? 0)).toEqual(opened.deps.now());
  done(await judge(photo_id, 'accepted'));
  expect(await seenBy(fox)).toMatchObject({ task: { photo: { state: 'accepted', may_retake: false } } });
  expect(await send(fox)).toMatchObject(problem(409, 'task_already_progressed'));
});

test('the same upload and the same submission count once', async () => {
  const { fox, photoTask } = await photoBattle(opened);
  const submissionId = randomUUID();
  const uploads = await Promise.all([1, 2].map(() => uploadPhoto(app, fox.token, { submissionId })));
  expect(uploads[0]?.body).toEqual(uploads[1]?.body);
  const again = await uploadPhoto(app, fox.token, { submissionId });
  expect(again.body).toEqual(uploads[0]?.body);
  const body = answerTo({ id: photoTask.id, taskType: 'photo' }, again.body.photo_id, randomUUID());
  const answers = [await fox.progress.submit({ body }), await fox.progress.submit({ body })];
  expect(answers[1]).toMatchObject({ status: 200, body: answers[0]?.body as object });
});

test('refuses photos of other teams, photos that were sent before, and unknown ones', async () => {
  const { fox, badger, photoTask, send, judge } = await photoBattle(opened);
  const submit = (phone: typeof fox, answer: number) =>
    phone.progress.submit({ body: answerTo({ id: photoTask.id, taskType: 'photo' }, answer) });
  const { body: foreign } = await uploadPhoto(app, fox.token);
  expect(await submit(badger, foreign.photo_id)).toMatchObject(problem(404, 'not_found'));
  const { photo_id } = await send(fox);
  expect(await submit(fox, photo_id)).toMatchObject(problem(404, 'not_found'));
  expect(await submit(fox, 999_999)).toMatchObject(problem(404, 'not_found'));
  done(await judge(photo_id, 'accepted'));
  expect(await submit(badger, photo_id)).toMatchObject(problem(404, 'not_found'));
});

test('refuses uploads and photos after the end of the Versus', async () => {
  const { fox, photoTask, client, params } = await photoBattle(opened);
  const { body } = await uploadPhoto(app, fox.token);
  done(await client.managedBattles.end({ params }));
  expect(await uploadPhoto(app, fox.token)).toMatchObject(problem(409, 'battle_not_open'));
  const answer = answerTo({ id: photoTask.id, taskType: 'photo' }, body.photo_id);
  expect(await fox.progress.submit({ body: answer })).toMatchObject(problem(409, 'battle_not_open'));
});

test('a run finishes without waiting for reviews, at the time of sending', async () => {
  const { fox, firstTask, send, judge } = await photoBattle(opened);
  done(await fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16) }));
  clock.passMinutes(5);
  const { photo_id } = await send(fox);
  const sentAt = opened.deps.now().toISOString();
  const finish = async () => done(await fox.joined.pois()).progress;
  expect(await finish()).toMatchObject({ finished_at: sentAt, open_reviews: 1, tasks_completed: 1 });
  clock.passMinutes(30);
  done(await judge(photo_id, 'accepted'));
  expect(await finish()).toMatchObject({ finished_at: sentAt, open_reviews: 0, tasks_completed: 2 });
  done(await judge(photo_id, 'rejected', { reason: 'Doch nicht' }));
  expect(await finish()).toMatchObject({ finished_at: null, tasks_completed: 1 });
});

test('the creator tests a photo quest without a review', async () => {
  const { client, exploration, photoTask, reviews } = await photoBattle(opened);
  const { accessToken } = done(
    await client.managedExplorations.tryOut({ params: { exploration_id: exploration.id }, body: { unlocked: false } }),
  );
  const { body } = await uploadPhoto(app, accessToken);
  const answer = answerTo({ id: photoTask.id, taskType: 'photo' }, body.photo_id);
  expect(await opened.as(accessToken).progress.submit({ body: answer })).toMatchObject({ body: { state: 'solved' } });
  expect(await reviews()).toMatchObject({ count: 0, open: 0 });
});
