import type { FastifyInstance, FastifyReply } from 'fastify';
import { Unavailable } from '#errors/unavailable.ts';
import { deadlineOf } from './contract-route.ts';

/** A request may exceed its deadline by so many milliseconds. */
const CHECK_MS = 500;

/**
 * Refuses requests that exceed the deadline of their route with `unavailable`. One timer checks all running requests:
 * Fastify's `handlerTimeout` makes a timer, an AbortController and listeners for each request (docs/decisions/0026).
 * Call it before the routes are registered.
 */
export function enforceDeadlines(app: FastifyInstance, { checkMs = CHECK_MS, deadline = deadlineOf } = {}): void {
  /** Deadlines in milliseconds. */
  const running = new Map<FastifyReply, number>();

  app.addHook('onRoute', (route) => {
    const ms = deadline(route.config);
    if (ms === undefined) return;
    const start = (_request: unknown, reply: FastifyReply, done: () => void) => {
      running.set(reply, ms);
      done();
    };
    route.onRequest = [start, ...[route.onRequest ?? []].flat()];
  });
  app.addHook('onResponse', (_request, reply, done) => {
    running.delete(reply);
    done();
  });

  const timer = setInterval(() => {
    for (const [reply, ms] of running) {
      if (reply.elapsedTime < ms) continue;
      running.delete(reply);
      if (reply.sent) continue;
      if (reply.raw.headersSent) reply.raw.destroy();
      else reply.send(new Unavailable(`no response within ${ms} ms`));
    }
  }, checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
