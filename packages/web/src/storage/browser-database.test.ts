import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';

test('keeps waiting entries of the outbox when the database of an earlier version gets the store of photos', async () => {
  // Test files share a process: another may have opened the database in its newest version.
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  const { browserDatabase } = await import('./browser-database.ts');
  const before = await openDB('puzzle-runs', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'order' }).createIndex('id', 'id', { unique: true });
      database.createObjectStore('games', { keyPath: 'game' });
      database.createObjectStore('downloads', { keyPath: 'game' });
    },
  });
  await before.add('outbox', { order: 1, id: 'waiting' });
  before.close();

  const database = await browserDatabase();
  expect(await database.getFromIndex('outbox', 'id', 'waiting')).toMatchObject({ order: 1 });
  await database.put('photos', { id: -1, bytes: new ArrayBuffer(3), type: 'image/jpeg', savedAt: 0 });
  expect(await database.get('photos', -1)).toMatchObject({ type: 'image/jpeg' });
});
