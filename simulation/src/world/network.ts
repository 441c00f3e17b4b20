import type { Answer, Machine, Request } from '../server/machine.ts';
import type { Busy } from './busy.ts';
import type { Clock } from './clock.ts';
import type { History } from './history.ts';
import type { Random } from './random.ts';

/** What may happen to a request. */
const FATES = {
  arrives: 70,
  'request lost': 4,
  'response lost': 5,
  'arrives twice': 4,
  'arrives late': 4,
  'is slow': 4,
  'a proxy answers': 3,
  'a proxy answers after the server': 3,
  'the app is closed': 3,
  'the server is killed': 0.5,
  'the database is away': 1,
  'the database is away after the commit': 1,
} as const;
export type Fate = keyof typeof FATES;

const NO_RESPONSE = 'no response';
/** As nginx answers for a server that does not. */
const BAD_GATEWAY = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html><h1>502 Bad Gateway</h1></html>',
};
const SLOW_MS = 8_000;
const LATE_MS = [20_000, 400_000] as const;

interface NetworkOptions {
  machine: Machine;
  clock: Clock;
  random: Random;
  busy: Busy;
  history: History;
}

/** The way of a phone's requests to the server. */
export interface Link {
  /** The phone has no network; it may not know that. */
  isDown(): boolean;
  /** Whether the network is good: every request arrives once. */
  isGood(): boolean;
  /** The page that sent the request ends before the response arrives. */
  closeApp(): void;
  /** A request that the phone has given up has arrived. */
  arrivedLate(): void;
}

export function createNetwork({ machine, clock, random, busy, history }: NetworkOptions) {
  const never = () => new Promise<never>(() => undefined);

  function fateOf(link: Link): Fate {
    if (link.isDown()) return 'request lost';
    return link.isGood() ? 'arrives' : random.weighted(FATES);
  }

  async function carry(request: Request, link: Link): Promise<Answer | typeof NO_RESPONSE | 'page ended'> {
    const fate = fateOf(link);
    if (fate !== 'arrives' && !link.isDown()) history.note(`${request.method} ${request.url}: ${fate}`);
    switch (fate) {
      case 'arrives':
        return machine.handle(request);
      case 'request lost':
        return NO_RESPONSE;
      case 'response lost':
        await machine.handle(request);
        return NO_RESPONSE;
      case 'arrives twice': {
        const first = await machine.handle(request);
        const second = await machine.handle(request);
        return random.chance(0.5) ? first : second;
      }
      case 'arrives late':
        // The phone gives up; the request arrives behind others.
        clock.schedule(
          async () => {
            await machine.handle(request);
            if (request.method !== 'GET') link.arrivedLate();
          },
          random.int(...LATE_MS),
        );
        return NO_RESPONSE;
      case 'is slow':
        clock.pass(SLOW_MS);
        return machine.handle(request);
      case 'a proxy answers':
        return BAD_GATEWAY;
      case 'a proxy answers after the server':
        await machine.handle(request);
        return BAD_GATEWAY;
      case 'the app is closed':
        await machine.handle(request);
        link.closeApp();
        return 'page ended';
      case 'the server is killed':
        await machine.handle(request);
        await machine.restart();
        return NO_RESPONSE;
      case 'the database is away':
        return machine.during('before', () => machine.handle(request));
      case 'the database is away after the commit':
        return machine.during('after', () => machine.handle(request));
    }
  }

  return {
    /** Like `fetch`: rejects without a response. */
    async fetch(request: Request, link: Link): Promise<Response> {
      const answer = await busy.during(() => carry(request, link));
      if (answer === 'page ended') return never();
      if (answer === NO_RESPONSE) throw new TypeError('fetch failed');
      const { status, headers, body } = answer;
      const hasBody = status !== 204 && status !== 304;
      return new Response(hasBody ? body : null, { status, headers });
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;
