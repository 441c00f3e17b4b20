import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { photoBattle } from '#testing/photo-runs.ts';
import { testApp } from '#testing/test-app.ts';
import { findPlayed, type Played } from './find-played.service.ts';
import { storeProgress } from './store-progress.repository.ts';

test('a photo that is rejected while its quest is deleted keeps its points, which are the sum of the marks', async () => {
  const opened = await testApp();
  const { store } = opened.deps;
  const { participations, photos } = store.db.t;
  const { client, poiId, photoTask, fox, send } = await photoBattle(opened, 'after');
  done(await send(fox));
  const [photo] = await store.db.select().from(photos);
  const id = photo?.participationId ?? 0;
  const [read, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const rejecting = store.transact(
    async (tx) => {
      const { progress } = (await findPlayed(tx, id)) as Played;
      read.resolve();
      await deleted.promise;
      await Promise.all(await storeProgress(tx, id, progress, { ...progress, solved: new Map() }));
    },
    { lock: `participation:${id}` },
  );
  await read.promise;
  done(await client.tasks.remove({ params: { poi_id: poiId, task_id: photoTask.id } }));
  deleted.resolve();
  await rejecting;
  const [row] = await store.db.select().from(participations).where(eq(participations.id, id));
  expect(row).toMatchObject({ earned: 20, solved: 1, unlistedEarned: 20, unlistedSolved: 1 });
});
