import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop wait for running requests only: their connections are closed with the answer. Fastify itself does so for requests
 * that come after the stop began; a browser would keep the others open for a minute.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
}
