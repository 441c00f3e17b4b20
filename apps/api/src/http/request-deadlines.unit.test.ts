import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { handleProblem } from './problem-handler.ts';
import { enforceDeadlines } from './request-deadlines.ts';

/** Routes that respond never, by half, at once, and later than the deadline, which does not apply. */
function appWithDeadlines() {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(handleProblem);
  const deadline = (config: object = {}) => ('unlimited' in config ? undefined : 20);
  enforceDeadlines(app, { checkMs: 5, deadline });
  app.get('/stuck', () => new Promise(() => undefined));
  app.get('/half', async () =>
    Readable.from(
      (async function* () {
        yield 'half of ';
        await new Promise(() => undefined);
      })(),
    ),
  );
  app.get('/quick', async () => 'at once');
  const unlimited: object = { unlimited: true };
  app.get('/unlimited', { config: unlimited }, async () => {
    await app.inject('/stuck'); // longer than the deadline of the others
    return 'late';
  });
  return app;
}

test('refuses a request that exceeds its deadline as unavailable', async () => {
  const answer = await appWithDeadlines().inject('/stuck');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ errors: [{ code: 'unavailable' }] });
});

test('ends a connection whose response stops in the middle', async () => {
  const app = appWithDeadlines();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}/half`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('leaves requests in time and routes without a deadline alone', async () => {
  const app = appWithDeadlines();
  expect((await app.inject('/quick')).body).toBe('at once');
  expect((await app.inject('/unlimited')).body).toBe('late');
});
