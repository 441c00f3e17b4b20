import type { FastifyInstance } from 'fastify';
import { buildApp, type Site } from '#app.ts';
import { openChangeFeed } from '#change-feed/open-change-feed.ts';
import { openStore } from '#db/open-store.ts';
import type { Deps } from '#deps.ts';
import { createGuesses } from '#http/limits/guesses.ts';
import { createRateLimits } from '#http/limits/rate-limits.ts';

/** Whether every second request of the API tests goes to another process (`npm run test:two-processes`). */
export const ALL_ON_TWO = process.env.TWO_PROCESSES === '1';

interface First {
  app: FastifyInstance;
  deps: Deps;
  /** Address of the database. */
  url: string;
  site: Site | undefined;
  /** Dependencies that the test passed in; both processes use them. */
  over: Partial<Deps>;
  deadlineMs: number;
}

/**
 * Opens a second app on the database of the first one, with caches, connections and
 * counters of its own, and sends it every second request, as a balancer would. It
 * ends with the first one; returns the function that then closes its connections.
 */
export async function openSecondProcess({
  app,
  deps,
  url,
  site,
  over,
  deadlineMs,
}: First): Promise<() => Promise<void>> {
  const { valkey, log, config } = deps;
  const store = over.store ?? openStore(url, { deadlineMs });
  const changeFeed = over.changeFeed ?? (await openChangeFeed({ url, valkey, log }));
  const rateLimits = over.rateLimits ?? (await createRateLimits(config, valkey));
  const guesses = over.guesses ?? createGuesses(config, valkey);
  const second = await buildApp({ ...deps, store, changeFeed, rateLimits, guesses }, site);
  await second.ready();
  app.addHook('preClose', () => second.close());
  takeTurns(app, second);
  return async () => {
    if (!over.changeFeed) await changeFeed.close();
    if (!over.store) await store.close();
  };
}

/** Every second request goes to `second`: those in process, and those over the network. */
function takeTurns(first: FastifyInstance, second: FastifyInstance): void {
  let requests = 0;
  const isSecond = () => requests++ % 2 === 1;
  first.inject = new Proxy(first.inject, {
    apply: (inject, _self, args) =>
      isSecond() ? Reflect.apply(second.inject, second, args) : Reflect.apply(inject, first, args),
  });
  const own = first.server.listeners('request') as ((...args: unknown[]) => void)[];
  first.server.removeAllListeners('request');
  first.server.on('request', (request, response) => {
    if (isSecond()) return second.routing(request, response);
    for (const listener of own) listener.call(first.server, request, response);
  });
}
