import { fastifySSE } from '@fastify/sse';
import { contract } from '@puzzle-runs/contract/contract.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#deps.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { getParticipation } from '#modules/play/play.service.ts';
import { audience } from './audience.ts';

const HEARTBEAT_MS = 25_000;

/** Serves `GET /progress/events`: an open stream per device, ended by the client, or by the server when it stops. */
export async function registerLive(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifySSE, { heartbeatInterval: HEARTBEAT_MS });
  const open = new Set<FastifyReply>();
  const listeners = audience(deps);

  const options = { onRequest: requirePlayer, sse: 'manual', exposeHeadRoute: false } as const;
  app.get(contract.live.events.path, options, async (request, reply) => {
    const { id, battleId, teamId } = await getParticipation(deps.store.db, playerOf(request));
    if (!reply.sse.isConnected) return; // who has left meanwhile would never be missed
    reply.header('x-accel-buffering', 'no'); // a proxy that waits for the end would wait for ever
    reply.sse.keepAlive();
    const leave = listeners.join({
      participationId: id,
      battleId,
      teamId,
      send: (event, data) => void reply.sse.send({ event, data }).catch(() => reply.sse.close()),
    });
    open.add(reply);
    reply.sse.onClose(() => {
      open.delete(reply);
      leave();
      deps.log.debug({ streams: open.size }, 'live: a device left');
    });
    deps.log.debug({ streams: open.size }, 'live: a device listens');
    await reply.sse.send({ event: 'pois', data: {} }); // whoever comes (back) reads once what was missed
  });

  // An open stream would hold the server until its patience ends.
  app.addHook('preClose', async () => {
    for (const reply of open) reply.sse.close();
    listeners.close();
  });
}
