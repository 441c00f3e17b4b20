import { readdirSync } from 'node:fs';
import { PHOTO_UNUSED_HOURS } from '@puzzle-runs/domain/photo/photo-review.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { photoBattle, uploadPhoto } from '#testing/photo-runs.ts';
import { testApp } from '#testing/test-app.ts';
import { deleteExpiredPhotos } from './delete-photos.service.ts';

const DAY_MINUTES = 24 * 60;

async function withPhotos(over: Parameters<typeof photoBattle>[1] = 'before') {
  const opened = await testApp();
  const by = await photoBattle(opened, over);
  const files = () => readdirSync(opened.mediaFolder).length;
  const rows = async () => {
    const { photos, photo_files } = await rowCounts(opened.deps.store);
    return { photos, photo_files };
  };
  const [first, second] = [await by.send(by.fox), await by.send(by.badger)];
  expect({ files: files(), ...(await rows()) }).toEqual({ files: 2, photos: 2, photo_files: 2 });
  return { ...opened, ...by, files, rows, first, second, sweep: () => deleteExpiredPhotos(opened.deps) };
}

type Deleting = (by: Awaited<ReturnType<typeof withPhotos>>) => Promise<unknown>;

test.each<[string, Deleting]>([
  [
    'a run',
    ({ client, exploration }) => client.managedExplorations.remove({ params: { exploration_id: exploration.id } }),
  ],
  ['a Versus', ({ client, params }) => client.managedBattles.remove({ params })],
  ['a spot', ({ client, poiId }) => client.managedPois.remove({ params: { poi_id: poiId } })],
  [
    'a quest',
    ({ client, poiId, photoTask }) => client.tasks.remove({ params: { poi_id: poiId, task_id: photoTask.id } }),
  ],
])('deleting %s deletes the rows and files of its photos', async (_, remove) => {
  const by = await withPhotos();
  expect(await remove(by)).toMatchObject({ status: 200 });
  expect(await by.rows()).toMatchObject({ photos: 0 });
  await by.sweep();
  expect({ files: by.files(), ...(await by.rows()) }).toEqual({ files: 0, photos: 0, photo_files: 0 });
});

test("deleting a team's progress deletes its photos only", async () => {
  const by = await withPhotos();
  const body = { battle_id: by.battle.id, team_id: by.side(0).team.id };
  done(await by.client.managedProgress.remove({ body }));
  await by.sweep();
  expect({ files: by.files(), ...(await by.rows()) }).toEqual({ files: 1, photos: 1, photo_files: 1 });
  expect((await by.reviews()).rows).toMatchObject([{ id: by.second.photo_id }]);
});

test('deletes the pictures of a player who leaves a team, and keeps their results', async () => {
  const opened = await testApp();
  const { exploration, send, photoTask } = await photoBattle(opened, 'none');
  const together = { params: { exploration_id: exploration.id }, headers: {} };
  const founder = done(await opened.client.joining.together({ ...together, body: { name: 'Runde' } }));
  const { team_id, team_code } = founder.invitation;
  const { token } = await opened.given.player(exploration, { team_id, team_code });
  const [one, other] = [
    { token: founder.accessToken, ...opened.as(founder.accessToken) },
    { token, ...opened.as(token) },
  ];
  await send(one);
  await uploadPhoto(opened.app, other.token);
  expect(readdirSync(opened.mediaFolder)).toHaveLength(2);
  done(await one.progress.leave());
  await deleteExpiredPhotos(opened.deps);
  expect(readdirSync(opened.mediaFolder)).toHaveLength(1);
  expect(done(await other.photos.list({ query: {} })).rows).toMatchObject([{ task_id: photoTask.id, url: null }]);
  expect(done(await other.progress.points())).toMatchObject({ netPoints: 20 });
  done(await other.progress.leave());
  await deleteExpiredPhotos(opened.deps);
  expect(readdirSync(opened.mediaFolder)).toHaveLength(0);
});

test('deletes pictures once the days of the run are over, keeps their results, and logs the number', async () => {
  const by = await withPhotos('none');
  done(
    await by.client.managedExplorations.change({
      params: { exploration_id: by.exploration.id },
      body: { photo_days: 7 },
    }),
  );
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const run = () => deleteExpiredPhotos({ ...by.deps, log });
  by.clock.passMinutes(7 * DAY_MINUTES);
  await run();
  expect(by.files()).toBe(2);
  by.clock.passMinutes(1);
  await Promise.all([run(), run()]);
  expect({ files: by.files(), ...(await by.rows()) }).toEqual({ files: 0, photos: 2, photo_files: 0 });
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ expired: 2, unused: 0 }));
  const shown = { url: null, state: 'accepted', points: 20 };
  expect(done(await by.fox.photos.list({ query: {} })).rows).toMatchObject([shown]);
  expect(done(await by.fox.progress.points())).toMatchObject({ netPoints: 20 });
});

test('deletes photos that were uploaded and not sent within a day', async () => {
  const by = await withPhotos();
  await uploadPhoto(by.app, by.fox.token);
  by.clock.passMinutes(PHOTO_UNUSED_HOURS * 60);
  await by.sweep();
  expect(by.files()).toBe(3);
  by.clock.passMinutes(1);
  await by.sweep();
  expect({ files: by.files(), ...(await by.rows()) }).toEqual({ files: 2, photos: 2, photo_files: 2 });
});

test('the reviewer deletes a picture, and its verdict stays', async () => {
  const by = await withPhotos();
  const { photo_id } = by.first;
  done(await by.judge(photo_id, 'accepted'));
  done(await by.client.managedReviews.remove({ params: { photo_id } }));
  expect(by.files()).toBe(1);
  expect(await by.reviewOf(photo_id)).toMatchObject({ state: 'accepted', points: 20, url: null });
});

test('the download holds the photos that were not rejected and not deleted', async () => {
  const by = await withPhotos();
  const third = await by.phone(0);
  done(await by.judge(by.first.photo_id, 'accepted'));
  done(await by.judge(by.second.photo_id, 'rejected', { reason: 'Unscharf' }));
  const url = `/api/management/reviews/zip?exploration_name=${by.exploration.slug}`;
  const authorization = `Bearer ${await by.given.session(by.userId)}`;
  const { headers, rawPayload } = await by.app.inject({ url, headers: { authorization } });
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  const text = rawPayload.toString('latin1');
  const nameOf = ({ photo_id }: { photo_id: number }) => `-${photo_id}.webp`;
  expect(text).toContain(nameOf(by.first));
  expect(text).not.toContain(nameOf(by.second));
  done(await third.photos.remove({ params: { photo_id: by.first.photo_id } }));
  const empty = await by.app.inject({ url, headers: { authorization } });
  expect(empty.rawPayload.length).toBeLessThan(rawPayload.length);
});

test('moves photos to the account that takes over a guest, and deletes them with its progress', async () => {
  const by = await withPhotos('none');
  const { deps, as, given, exploration } = by;
  const { token, claims } = await given.player(exploration);
  await by.send({ token, ...as(token) });
  const account = as(await given.session(77));
  done(await account.progress.takeOver({ body: { guest_id: claims.progress.progressor_id } }));
  const members = await deps.store.db.select({ member: deps.store.db.t.photos.member }).from(deps.store.db.t.photos);
  expect(members).toContainEqual({ member: 'user:77' });
  done(await account.progress.remove({ body: { progressor_type: 'user', exploration_id: exploration.id } }));
  await by.sweep();
  expect({ files: by.files(), ...(await by.rows()) }).toEqual({ files: 2, photos: 2, photo_files: 2 });
});
