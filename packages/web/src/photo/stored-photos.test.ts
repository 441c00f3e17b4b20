import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { findStoredPhoto, removeOtherPhotos, removePhoto, storePhoto } from './stored-photos.ts';

const PHOTO = new Blob(['photo'], { type: 'image/jpeg' });

test('returns a stored photo with its type, and nothing once it is removed', async () => {
  await storePhoto(-1, PHOTO);
  const found = await findStoredPhoto(-1);
  expect(found?.type).toBe('image/jpeg');
  expect(await found?.text()).toBe('photo');
  await removePhoto(-1);
  expect(await findStoredPhoto(-1)).toBeUndefined();
});

test('removes photos that no entry sends, but not one that is being queued', async () => {
  await storePhoto(-2, PHOTO);
  await storePhoto(-3, PHOTO);
  await removeOtherPhotos(new Set([-3]));
  expect(await findStoredPhoto(-2)).toBeDefined();
  await removeOtherPhotos(new Set([-3]), Date.now() + 120_000);
  expect(await findStoredPhoto(-2)).toBeUndefined();
  expect(await findStoredPhoto(-3)).toBeDefined();
});
