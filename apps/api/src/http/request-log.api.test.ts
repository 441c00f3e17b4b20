import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { createLog } from './log.ts';

test('a request is logged once, with its method, path without the query, status and duration', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const { app } = await testApp({ log });
  lines.length = 0;
  await app.inject({ url: '/api/explorations?search=secret' });
  expect(lines).toMatchObject([
    {
      msg: 'request completed',
      req: { method: 'GET', path: '/api/explorations' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    },
  ]);
});
