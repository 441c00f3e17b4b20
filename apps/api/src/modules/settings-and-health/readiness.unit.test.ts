import BetterSqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { probeDatabase } from './health.service.ts';

test('readiness says within a second that another process locks the database, while pages can be read', async () => {
  const { app, deps, url, given } = await testApp();
  const exploration = await given.exploration();
  const get = (path: string) => app.inject({ method: 'GET', url: path });
  const other = new BetterSqlite(url.replace(/^file:/, ''));
  other.exec('begin immediate');
  const started = performance.now();
  expect((await get('/api/ready')).json()).toEqual({ errors: [{ code: 'unavailable', params: { reason: 'slow' } }] });
  expect(performance.now() - started).toBeLessThan(1_500);
  expect((await get('/api/explorations')).statusCode).toBe(200);

  const payload = { exploration_id: exploration.id };
  const joined = await app.inject({ method: 'POST', url: '/api/exploration/join', payload });
  expect(joined.statusCode).toBe(503);
  expect(joined.headers['retry-after']).toBe('2');
  expect(joined.json()).toEqual({ errors: [{ code: 'unavailable' }] });
  expect((await get('/api/ready')).json()).toMatchObject({ errors: [{ code: 'unavailable' }] });

  other.exec('commit');
  other.close();
  await probeDatabase(deps);
  expect((await get('/api/ready')).json()).toEqual({ status: 'ok' });
});
