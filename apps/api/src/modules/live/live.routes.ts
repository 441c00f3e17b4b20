import { fastifySSE } from '@fastify/sse';
import { contract } from '@puzzle-runs/contract/contract.ts';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { readingLanguage } from '#http/reading-language.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { refuseForeignBattle } from '#modules/management/battles/battles.service.ts';
import { getParticipation } from '#modules/play/play.service.ts';
import { readJoinedPois } from '#modules/play/read/joined-pois.service.ts';
import { getShownBattle } from '#modules/public-battles/board.service.ts';
import { audience, type StreamListener } from './audience.ts';

const HEARTBEAT_MS = 25_000;
const NOT_PLAYING = { participationId: null, explorationId: null, teamId: null };
const STREAM = { sse: 'manual', exposeHeadRoute: false } as const;

/** Serves live events: one open stream per device, ended by the client or by the shutdown of the server. */
export async function registerLive(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifySSE, { heartbeatInterval: HEARTBEAT_MS });
  const open = new Set<FastifyReply>();
  const listeners = audience(deps);

  const players = [requirePlayer, limited(app, 'listen')]; // limited, because each open stream occupies a socket
  app.get(contract.live.events.path, { ...STREAM, onRequest: players }, async (request, reply) => {
    const { data } = contract.live.events.query.safeParse(request.query);
    if (!data) throw new Problem('invalid_request', undefined, 'held');
    const player = playerOf(request);
    const { id, explorationId, battleId, teamId } = await getParticipation(deps.store.db, player);
    const who = { role: 'player', participationId: id, explorationId, battleId, teamId } as const;
    await stream(reply, who, () => areCurrent(player, readingLanguage(request, data.lang), data.held));
  });

  app.get(contract.live.board.path, { ...STREAM, onRequest: limited(app, 'board') }, async (request, reply) => {
    const { data } = contract.live.board.pathParams.safeParse(request.params);
    if (!data) throw new Problem('invalid_request', undefined, 'battle');
    const { id } = await getShownBattle(deps.store.db, data.battle);
    await stream(reply, { ...NOT_PLAYING, role: 'board', battleId: id });
  });

  const organisers = [requireAccount, limited(app, 'board')];
  app.get(contract.live.event.path, { ...STREAM, onRequest: organisers }, async (request, reply) => {
    const { data } = contract.live.event.pathParams.safeParse(request.params);
    if (!data) throw new Problem('invalid_request', undefined, 'battle_id');
    await refuseForeignBattle(deps.store.db, accountOf(request), data.battle_id);
    await stream(reply, { ...NOT_PLAYING, role: 'organiser', battleId: data.battle_id });
  });

  /** Whether the client shows the current pois; false if unknown, so that the client reads them and gets the error. */
  async function areCurrent(
    player: RunTokenClaims,
    reading: ReturnType<typeof readingLanguage>,
    held: string | undefined,
  ): Promise<boolean> {
    if (held === undefined) return false;
    const current = readJoinedPois(deps, { player, reading, isHeld: () => true });
    return current.then(
      ({ etag }) => etag === held,
      () => false,
    );
  }

  /** @param isCurrent called once the stream misses no further change */
  async function stream(
    reply: FastifyReply,
    who: Omit<StreamListener, 'send' | 'end'>,
    isCurrent: () => Promise<boolean> = async () => false,
  ): Promise<void> {
    if (!reply.sse.isConnected) return; // a client that already disconnected would never be removed
    reply.header('x-accel-buffering', 'no'); // keeps proxies from buffering the endless response
    reply.sse.keepAlive();
    const { ready, leave } = listeners.join({
      ...who,
      send(event, data) {
        writeOnce(reply);
        void reply.sse.send({ event, data }).catch(() => reply.sse.close());
      },
      end() {
        leave();
        reply.sse.close();
      },
    });
    open.add(reply);
    reply.sse.onClose(() => {
      open.delete(reply);
      leave();
      deps.log.debug({ streams: open.size }, 'live: stream closed');
    });
    deps.log.debug({ streams: open.size }, 'live: stream opened');
    await ready;
    const readsAgain = !(await isCurrent());
    if (!reply.sse.isConnected) return;
    if (readsAgain) return reply.sse.send({ event: 'pois', data: {} }); // makes a (re)connecting client read again
    reply.sse.sendHeaders();
    reply.raw.flushHeaders(); // Node would hold the headers back until the first event
  }

  // An open stream would delay the shutdown until its timeout.
  app.addHook('preClose', async () => {
    for (const reply of open) reply.sse.close();
    await listeners.close();
  });
}

/** Sends the events of the same moment as one write. */
function writeOnce({ raw }: FastifyReply): void {
  if (raw.writableCorked > 0) return;
  raw.cork();
  setImmediate(() => raw.uncork());
}
