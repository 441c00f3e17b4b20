import { expect, test } from 'vitest';
import { connectionsOf } from './check-connections.ts';

const alone = {
  workers: 1,
  databaseWriters: 10,
  databaseReaders: 5,
  databaseDirectUrl: null,
  valkeyUrl: null,
};
const [pooler, valkey] = [{ databaseDirectUrl: 'postgres://database' }, { valkeyUrl: 'redis://store' }];

test.each([
  ['one process', {}, 17],
  ['one process with Valkey', valkey, 15],
  ['four workers', { workers: 4 }, 76],
  ['four workers with Valkey', { workers: 4, ...valkey }, 66],
  ['four workers with small pools', { workers: 4, databaseWriters: 4, databaseReaders: 2 }, 40],
  ['four workers behind a pooler', { workers: 4, ...pooler }, 5],
  ['four workers behind a pooler with Valkey', { workers: 4, ...pooler, ...valkey }, 0],
])('%s: %o need %i connections', (_, settings, connections) => {
  expect(connectionsOf({ ...alone, ...settings })).toBe(connections);
});
