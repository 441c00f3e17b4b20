import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { isOffline, noteConnection } from '@puzzle-runs/web/api/connection.ts';
import type { Request } from '../server/machine.ts';
import { on } from '../world/ambient.ts';
import type { Busy } from '../world/busy.ts';
import type { Clock } from '../world/clock.ts';
import type { Link, Network } from '../world/network.ts';
import { createRandom, type Random } from '../world/random.ts';
import { openBrowser } from './browser.ts';

/** Milliseconds by which the clocks of phones are ahead. */
const SKEWS_MS = [0, 0, 4_000, -150_000, 86_400_000, -10_800_000] as const;

export interface DeviceOptions {
  /** Number of the phone in its event, from 0. */
  slot: number;
  clock: Clock;
  random: Random;
  busy: Busy;
  network: Network;
  /** Called when the site makes a mistake of its own. */
  onError: (error: unknown) => void;
}

/** Body, headers and address of a request as the server receives it. */
async function requestOf(address: string, { method = 'GET', headers, body }: RequestInit) {
  const sent = Object.fromEntries(new Headers(headers));
  if (!(body instanceof FormData)) return { method, url: address, headers: sent, body: body as string | undefined };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await form.arrayBuffer());
  return { method, url: address, headers: { ...sent, 'content-type': type }, body: bytes };
}

/** The machine of a phone: its clock, its network and its browser. */
export async function createDevice({ slot, clock, random: parent, busy, network, onError }: DeviceOptions) {
  const random = createRandom(parent.next());
  const skew = random.pick(SKEWS_MS);
  const browser = await openBrowser(slot);
  const httpCache = createHttpCache((request) => network.fetch(request, link));
  let isDown = false;
  let knowsIt = false;
  let isGood = false;
  /** What the site notes about the connection: one variable of the product, which all phones of this process share. */
  let isLost = false;
  let whenBack: () => Promise<void> = async () => undefined;
  let closeApp: () => void = () => undefined;
  let arrivedLate: () => void = () => undefined;
  const link: Link = {
    isDown: () => isDown,
    isGood: () => isGood,
    closeApp: () => closeApp(),
    arrivedLate: () => arrivedLate(),
  };
  const isOnline = () => !(isDown && knowsIt);
  const ambient = {
    now: () => clock.now() + skew,
    random,
    browser: {
      fetch: async (address: string, init: RequestInit) => httpCache.fetch(await requestOf(address, init)),
      indexedDB: browser.indexedDB,
      localStorage: browser.localStorage,
      isOnline,
    },
  };

  /** Runs work on this phone until nothing is under way any more. @returns undefined when it failed or goes on */
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    noteConnection(!isLost);
    let result: T | undefined;
    const ended = on(ambient, work).then(
      (value) => {
        result = value;
      },
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) onError(error);
      },
    );
    void ended;
    await busy.untilQuiet();
    const wasLost = isLost;
    isLost = on({ ...ambient, browser: { ...ambient.browser, isOnline: () => true } }, isOffline);
    if (wasLost && !isLost) await run(whenBack);
    return result;
  }

  return {
    random,
    browser,
    run,
    now: ambient.now,
    isOnline,
    /** Reads something of this phone. */
    read: <T>(work: () => T): T => on(ambient, work),
    schedule: (callback: () => void, ms: number) =>
      clock.schedule(async () => {
        await run(async () => callback());
      }, ms),
    /** What the site does when there is a connection again, and when its page ends while a request is under way. */
    connect(handlers: { whenBack: () => Promise<void>; closeApp: () => void; arrivedLate: () => void }): void {
      ({ whenBack, closeApp, arrivedLate } = handlers);
    },
    isDown: () => isDown,
    /** Loses the network. @param known whether the phone notices */
    goOffline(known: boolean): void {
      isDown = true;
      knowsIt = known;
    },
    async goOnline(): Promise<void> {
      isDown = false;
      await run(whenBack);
    },
    /** From now on every request arrives once. */
    calmDown(): void {
      isGood = true;
    },
    remove: () => on(ambient, () => browser.remove()),
  };
}

/** The cache of a browser: it asks again with the ETag of the body that it holds, and a 304 returns that body. */
function createHttpCache(send: (request: Request) => Promise<Response>) {
  const held = new Map<string, { etag: string; body: string }>();
  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method !== 'GET') return send(request);
      const key = `${request.url} ${request.headers.authorization ?? ''}`;
      const kept = held.get(key);
      const headers = kept ? { ...request.headers, 'if-none-match': kept.etag } : request.headers;
      const response = await send({ ...request, headers });
      if (kept && response.status === 304) return new Response(kept.body, { status: 200, headers: response.headers });
      const etag = response.headers.get('etag');
      if (response.status !== 200 || etag === null) return response;
      const body = await response.text();
      held.set(key, { etag, body });
      return new Response(body, { status: 200, headers: response.headers });
    },
  };
}
