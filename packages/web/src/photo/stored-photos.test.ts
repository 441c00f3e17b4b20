import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { findPhoto, removeOtherPhotos, removePhoto, storePhoto } from './stored-photos.ts';

const PHOTO = new Blob(['photo'], { type: 'image/jpeg' });

test('returns a stored photo with its type, and nothing once it is removed', async () => {
  await storePhoto(-1, PHOTO);
  const found = await findPhoto(-1);
  expect(found?.type).toBe('image/jpeg');
  expect(await found?.text()).toBe('photo');
  await removePhoto(-1);
  expect(await findPhoto(-1)).toBeUndefined();
});

test('removes photos that no entry sends, but not one that is being queued', async () => {
  await storePhoto(-2, PHOTO);
  await storePhoto(-3, PHOTO);
  await removeOtherPhotos(new Set([-3]));
  expect(await findPhoto(-2)).toBeDefined();
  await removeOtherPhotos(new Set([-3]), Date.now() + 120_000);
  expect(await findPhoto(-2)).toBeUndefined();
  expect(await findPhoto(-3)).toBeDefined();
});
