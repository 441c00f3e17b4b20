import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { type Call, headersOf } from './calls/hand-written-app.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Measurements } from './server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
/** Length of a warm-up round. */
const WARM_UP_SECONDS = 1;
/** The warm-up ends when a round costs at least this share of the round before. */
const STABLE = 0.95;
const WARM_UP_ROUNDS_MAX = 8;
const CALLS_MIN = 30;
const ROUNDS = 9;
/** Request timeout, long because the machine may be busy. */
const TIMEOUT_SECONDS = 120;

export interface Measured {
  port: number;
  /** Size of the scenario, for the report. */
  holds: string;
  calls: Call[];
  /** Run tokens, one of each team. */
  tokens: string[];
  /** Session tokens of the organiser and of an account that owns nothing, where the scenario seeds both. */
  sessions: { owner: string; stranger: string };
  ask<Question extends keyof Measurements>(question: Question): Promise<Measurements[Question]>;
  stop(): void;
}

/** Starts a server as a child process on loopback, with a new SQLite file unless another database is given. */
export async function start(
  scenario: ScenarioName,
  kind: 'product' | 'hand-written',
  databaseUrl?: string,
): Promise<Measured> {
  const child = fork(SERVER, [scenario, kind, ...(databaseUrl === undefined ? [] : [databaseUrl])], {
    execArgv: ['--max-semi-space-size=8', '--expose-gc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the ${kind} server of ${scenario} exited with ${code}`);
  });
  const started = await Promise.race([messageOf<Omit<Measured, 'ask' | 'stop'>>(child), ended]);
  ended.catch(() => undefined); // `stop` ends it
  return {
    ...started,
    ask(question) {
      child.send(question);
      return messageOf(child);
    },
    stop: () => child.disconnect(),
  };
}

async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message as Message;
}

type Load = { connections: number } & ({ duration: number } | { amount: number });

async function load(port: number, call: Call, how: Load): Promise<number> {
  const { requests, errors, timeouts, non2xx, statusCodeStats } = await autocannon({
    url: `http://127.0.0.1:${port}${call.url}`,
    method: call.method,
    headers: headersOf(call),
    ...(call.body && { body: JSON.stringify(call.body) }),
    timeout: TIMEOUT_SECONDS,
    ...(call.once && { setupClient: handOut(call, call.once, how.connections) }),
    ...(call.turns && { setupClient: takeTurns(call, call.turns, how.connections) }),
    ...how,
  });
  if (errors + timeouts > 0) throw new Error(`${call.url}: ${errors} errors, ${timeouts} timeouts`);
  if (call.etag) {
    const unmodified = statusCodeStats?.['304']?.count ?? 0;
    if (unmodified < requests.total) throw new Error(`${call.url}: only ${unmodified} responses with status 304`);
  } else if ((call.method === 'GET' || call.once) && non2xx > 0)
    throw new Error(`${call.url}: ${non2xx} responses without status 2xx`);
  return requests.total;
}

/** Gives each connection an equal part of the requests that succeed once. */
function handOut(
  call: Call,
  once: NonNullable<Call['once']>,
  connections: number,
): (client: autocannon.Client) => void {
  const size = Math.floor(once.length / connections);
  let next = 0;
  return (client) => {
    const part = once.slice(next, (next += size));
    client.setRequests(
      part.map((request) => ({
        method: call.method,
        path: call.url,
        headers: headersOf(request),
        body: JSON.stringify(request.body),
      })),
    );
  };
}

/** Lets each connection repeat the call for an equal part of the callers, one after the other. */
function takeTurns(call: Call, tokens: readonly string[], connections: number): (client: autocannon.Client) => void {
  const size = Math.ceil(tokens.length / connections);
  let next = 0;
  return (client) => {
    const part = tokens.slice(next, (next += size));
    client.setRequests(
      part.map((token) => ({
        method: call.method,
        path: call.url,
        headers: { ...headersOf({ ...call, token }), 'accept-encoding': 'gzip, deflate, br' },
      })),
    );
  };
}

/** Number of calls that use up the requests that succeed once; undefined for other calls. */
function amountOnce({ once }: Call, connections: number): number | undefined {
  return once && once.length - (once.length % connections);
}

/** CPU time per call in microseconds. Unlike the wall-clock time it does not depend on the load of the machine. */
async function cpuPerCall(server: Measured, call: Call, how: { connections: number; amount: number }): Promise<number> {
  if (call.once) await server.ask('reset');
  const before = await server.ask('cpu');
  await load(server.port, call, how);
  return ((await server.ask('cpu')) - before) / how.amount;
}

/** Calls until rounds no longer get faster. Returns the number of calls for a measured round. */
async function warmUp(server: Measured, call: Call, connections: number): Promise<number> {
  const limit = amountOnce(call, connections);
  let [before, amount] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < WARM_UP_ROUNDS_MAX; round++) {
    if (limit) await server.ask('reset');
    const started = await server.ask('cpu');
    amount = await load(server.port, call, {
      connections,
      ...(limit ? { amount: limit } : { duration: WARM_UP_SECONDS }),
    });
    const cost = ((await server.ask('cpu')) - started) / amount;
    if (cost >= before * STABLE) break;
    before = cost;
  }
  return limit ?? Math.max(Math.round(amount / 2), CALLS_MIN);
}

/**
 * Measures the same call on two servers in turns, so that noise affects both. Returns the least of all rounds in
 * microseconds of CPU time.
 * @param connections number of concurrent connections
 */
export async function compare(
  a: Measured,
  b: Measured,
  { name, connections }: { name: string; connections: number },
): Promise<{ a: number; b: number }> {
  const calls = { a: callOf(a, name), b: callOf(b, name) };
  const amount = Math.min(await warmUp(a, calls.a, connections), await warmUp(b, calls.b, connections));
  const how = { connections, amount };
  const rounds: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.a.push(await cpuPerCall(a, calls.a, how));
    rounds.b.push(await cpuPerCall(b, calls.b, how));
  }
  return { a: least(rounds.a), b: least(rounds.b) };
}

/** CPU time of a call in microseconds: the least of some rounds. */
export async function cpuOf(
  server: Measured,
  { name, connections }: { name: string; connections: number },
): Promise<number> {
  const call = callOf(server, name);
  const amount = await warmUp(server, call, connections);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await cpuPerCall(server, call, { connections, amount }));
  return least(rounds);
}

export function callOf({ calls }: Measured, name: string): Call {
  const call = calls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`no call ${name}`);
  return call;
}

/** The least of the rounds: other work of the machine only ever adds to the CPU time of a call. */
function least(values: number[]): number {
  return Math.min(...values);
}
