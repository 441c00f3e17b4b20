import { on } from '../world/ambient.ts';
import type { Busy } from '../world/busy.ts';
import type { Clock } from '../world/clock.ts';
import { createRandom, type Random } from '../world/random.ts';
import type { Outage } from './flaky-store.ts';
import { memoryMedia } from './memory-media.ts';
import { type Server, startServer } from './server.ts';

export interface Request {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface MachineOptions {
  url: string;
  /** Programs that serve in turns. */
  processes: number;
  clock: Clock;
  random: Random;
  busy: Busy;
  onLog: (line: string) => void;
  /** Called with every response of the server, also with those that get lost. */
  onAnswer: (request: Request, answer: Answer, again: (request: Request) => Promise<Answer>) => Promise<void>;
}

/** The machine of the server: it keeps the database and the pictures while the program is killed and started again. */
export async function createMachine({ url, processes, clock, random, busy, onLog, onAnswer }: MachineOptions) {
  const own = createRandom(random.next());
  const ambient = { now: clock.now, random: own };
  const media = memoryMedia();
  const startOne = () => on(ambient, () => startServer({ url, now: clock.now, newId: own.uuid, media, onLog }));

  async function start(): Promise<Server[]> {
    const started = [];
    for (let n = 0; n < processes; n++) started.push(await startOne());
    return started;
  }

  async function stop(): Promise<void> {
    for (const server of servers) await on(ambient, () => server.stop());
  }

  let servers = await start();
  const anyServer = () => (servers.length === 1 ? (servers[0] as Server) : own.pick(servers));

  async function answer(request: Request): Promise<Answer> {
    // `inject` begins when it is awaited.
    const { statusCode, headers, body } = await on(ambient, async () => {
      return await anyServer().app.inject({
        method: request.method as 'GET',
        url: request.url,
        headers: request.headers,
        ...(request.body !== undefined && { payload: request.body }),
      });
    });
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { status: statusCode, headers: Object.fromEntries(sent) as Record<string, string>, body };
  }

  return {
    /** The running program, to prepare data. */
    server: anyServer,
    /** Runs work with the clock of this machine. */
    on: <T>(work: () => T): T => on(ambient, work),
    /** Handles a request. */
    handle(request: Request): Promise<Answer> {
      return busy.during(async () => {
        const answered = await answer(request);
        await onAnswer(request, answered, answer);
        return answered;
      });
    },
    /** Kills the program and starts it on the same database: what it kept in memory is gone. */
    restart: () =>
      busy.during(async () => {
        await stop();
        servers = await start();
      }),
    /** Runs work while the database is away. */
    async during<T>(outage: Outage, work: () => Promise<T>): Promise<T> {
      for (const server of servers) server.fail(outage);
      try {
        return await work();
      } finally {
        for (const server of servers) server.fail(undefined);
      }
    },
    stop,
  };
}

export type Machine = Awaited<ReturnType<typeof createMachine>>;
