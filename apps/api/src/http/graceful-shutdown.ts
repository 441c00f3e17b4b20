import type { FastifyInstance } from 'fastify';

/**
 * During a shutdown, closes each connection with its response (`connection: close`). Fastify does so only for requests
 * that arrive after the shutdown began; a browser would keep the other connections open for a minute.
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
