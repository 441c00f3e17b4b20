import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { type Call, headersOf } from './bare-app.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Answers } from './server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
/** Until the code is compiled. */
const WARM_UP_SECONDS = 2;
const CALLS_MIN = 30;
const ROUNDS = 3;
/** The machine may be busy with something else; that is not what is measured. */
const PATIENCE_SECONDS = 120;

export interface Measured {
  port: number;
  /** What its world holds. */
  holds: string;
  calls: Call[];
  /** Run tokens, one of each team. */
  tokens: string[];
  ask<Question extends keyof Answers>(question: Question): Promise<Answers[Question]>;
  stop(): void;
}

/** Starts a measured server as a process of its own, on loopback. */
export async function start(world: ScenarioName, kind: 'product' | 'bare'): Promise<Measured> {
  const child = fork(SERVER, [world, kind], { execArgv: ['--max-semi-space-size=8', '--expose-gc'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the ${kind} server of ${world} ended with ${code}`);
  });
  const told = await Promise.race([answerOf<Omit<Measured, 'ask' | 'stop'>>(child), ended]);
  ended.catch(() => undefined); // from now on it ends when it is told to
  return {
    ...told,
    ask(question) {
      child.send(question);
      return answerOf(child);
    },
    stop: () => child.disconnect(),
  };
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const [message] = await once(child, 'message');
  return message as Answer;
}

type Load = { connections: number } & ({ duration: number } | { amount: number });

async function load(port: number, call: Call, how: Load): Promise<number> {
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${call.url}`,
    method: call.method,
    headers: headersOf(call),
    ...(call.body && { body: JSON.stringify(call.body) }),
    timeout: PATIENCE_SECONDS,
    ...how,
  });
  if (errors + timeouts > 0) throw new Error(`${call.url}: ${errors} errors, ${timeouts} timeouts`);
  if (call.method === 'GET' && non2xx > 0) throw new Error(`${call.url}: ${non2xx} refusals`);
  return requests.total;
}

/** Microseconds of CPU that calls cost a server, per call: unlike the time they take, it is the same on a busy machine. */
async function cpuPerCall(server: Measured, call: Call, how: { connections: number; amount: number }): Promise<number> {
  const before = await server.ask('cpu');
  await load(server.port, call, how);
  return ((await server.ask('cpu')) - before) / how.amount;
}

/**
 * What the same call costs on two servers, in turns, so that a noisy minute hits both: the medians, in microseconds of CPU.
 * @param connections from which it is called at once
 */
export async function compare(
  a: Measured,
  b: Measured,
  { url, connections }: { url: string; connections: number },
): Promise<{ a: number; b: number }> {
  const calls = { a: callOf(a, url), b: callOf(b, url) };
  const warm = { connections, duration: WARM_UP_SECONDS };
  const perSecond = Math.min(await load(a.port, calls.a, warm), await load(b.port, calls.b, warm));
  const how = { connections, amount: Math.max(perSecond, CALLS_MIN) };
  const rounds: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.a.push(await cpuPerCall(a, calls.a, how));
    rounds.b.push(await cpuPerCall(b, calls.b, how));
  }
  return { a: median(rounds.a), b: median(rounds.b) };
}

export function callOf({ calls }: Measured, url: string): Call {
  const call = calls.find((candidate) => candidate.url === url);
  if (!call) throw new Error(`no call ${url}`);
  return call;
}

function median(values: number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0;
}
