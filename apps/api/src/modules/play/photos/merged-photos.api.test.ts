import { expect, test } from 'vitest';
import { done, freshName } from '#testing/creators.ts';
import { photoBattle, uploadPhoto } from '#testing/photo-runs.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { app } = opened;
const paging = { query: {} };
const address = await listening(app);
const soon = { timeout: 10_000, interval: 10 };

/** A Versus with a photo quest, and the merging of the team of the first phone into that of the second. */
async function mergingBattle() {
  const by = await photoBattle(opened);
  const mergeFoxIntoBadger = () =>
    by.client.managedEvents.merge({
      params: { ...by.params, participant_id: by.side(0).id },
      body: { into_participant_id: by.side(1).id },
    });
  return { ...by, mergeFoxIntoBadger };
}

test.each(['that goes', 'that stays'] as const)(
  'photos of the team %s belong to the merged team, are reviewed there, and count once',
  async (which) => {
    const { fox, badger, send, seenBy, reviews, judge, side, mergeFoxIntoBadger } = await mergingBattle();
    const { photo_id } = await send(which === 'that goes' ? fox : badger);
    done(await mergeFoxIntoBadger());
    expect(await reviews('pending')).toMatchObject({
      count: 1,
      open: 1,
      rows: [{ id: photo_id, Team: { id: side(1).team.id } }],
    });
    done(await judge(photo_id, 'accepted'));
    for (const phone of [fox, badger]) {
      expect(await seenBy(phone)).toMatchObject({
        task: { progressed: true, photo: { id: photo_id, state: 'accepted', points: 20 } },
        progress: { netPoints: 20, tasks_completed: 1, open_reviews: 0 },
      });
      const [row] = done(await phone.photos.list(paging)).rows;
      expect(await app.inject({ url: row?.url ?? '' })).toMatchObject({ statusCode: 200 });
      expect(await send(phone)).toMatchObject({ status: 409 });
    }
    expect(done(await badger.progress.ranking()).rows).toMatchObject([
      { netPoints: 20, Team: { id: side(1).team.id } },
    ]);
  },
);

test('a photo that was uploaded before the merge is sent for the merged team', async () => {
  const { fox, badger, photoTask, send, seenBy, judge, mergeFoxIntoBadger } = await mergingBattle();
  const { photo_id: rejected } = await send(badger);
  done(await judge(rejected, 'rejected', { reason: 'Leer' }));
  const { body } = await uploadPhoto(app, fox.token);
  done(await mergeFoxIntoBadger());
  const answer = answerTo({ id: photoTask.id, taskType: 'photo' }, body.photo_id);
  expect(await fox.progress.submit({ body: answer })).toMatchObject({ body: { state: 'pending' } });
  expect(await seenBy(badger)).toMatchObject({ task: { photo: { id: body.photo_id, state: 'pending' } } });
});

test('a photo that was uploaded in another run is reviewed in the run to which it was sent', async () => {
  const { badger, send, reviews, client, params, side, ...by } = await mergingBattle();
  const other = (await by.publishedExploration({ name: freshName('Zweiter Run') })).exploration;
  const { id, team } = side(0);
  done(await client.managedBattles.removeParticipant({ params: { ...params, participant_id: id } }));
  const added = { exploration_id: other.id, team_id: team.id };
  const { id: from } = done(await client.managedBattles.addParticipant({ params, body: added }));
  const { token } = await opened.given.player(other, { battle_id: by.battle.id, team_id: team.id });
  const { body } = await uploadPhoto(app, token);
  const first = await send(badger);
  done(await by.judge(first.photo_id, 'rejected', { reason: 'Leer' }));
  const into = { into_participant_id: side(1).id };
  done(await client.managedEvents.merge({ params: { ...params, participant_id: from }, body: into }));
  const answer = answerTo({ id: by.photoTask.id, taskType: 'photo' }, body.photo_id);
  done(await opened.as(token).progress.submit({ body: answer }));
  expect(await reviews()).toMatchObject({
    count: 1,
    rows: [{ id: body.photo_id, Exploration: { id: by.exploration.id } }],
  });
});

test('a verdict reaches the event streams of its team, and of a team that was merged into it', async () => {
  const { fox, badger, phone, send, judge, mergeFoxIntoBadger } = await mergingBattle();
  const { photo_id } = await send(fox);
  const [own, other] = [await follow(address, (await phone(0)).token), await follow(address, badger.token)];
  done(await judge(photo_id, 'accepted', { points: 7, reason: 'Klein' }));
  await expect.poll(() => own.events.filter(({ event }) => event === 'pois').length, soon).toBeGreaterThan(1);
  await expect.poll(() => other.events.some(({ event }) => event === 'ranking'), soon).toBe(true);
  expect(other.events.filter(({ event }) => event === 'pois')).toHaveLength(1); // the first event of every stream
  for (const { data } of own.events) expect(JSON.stringify(data)).not.toContain('Klein');

  done(await mergeFoxIntoBadger());
  const merged = await follow(address, badger.token);
  done(await judge(photo_id, 'rejected', { reason: 'Doch nicht' }));
  await expect.poll(() => merged.events.filter(({ event }) => event === 'pois').length, soon).toBeGreaterThan(1);
});
