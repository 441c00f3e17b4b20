import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { type Call, headersOf } from './bare-app.ts';
import type { WorldName } from './worlds.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const SECONDS = 2;
const ROUNDS = 3;

export interface Measured {
  port: number;
  pid: number;
  calls: Call[];
  stop(): void;
}

/** Starts a measured server as a process of its own, on loopback. */
export function start(world: WorldName, kind: 'product' | 'bare'): Promise<Measured> {
  const child = fork(SERVER, [world, kind], { execArgv: ['--max-semi-space-size=8'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the ${kind} server of ${world} ended with ${code}`)));
    child.once('message', (message) => {
      child.removeAllListeners('exit');
      resolve({ ...(message as Omit<Measured, 'stop'>), stop: () => child.disconnect() });
    });
  });
}

async function throughput(port: number, call: Call): Promise<number> {
  const { requests, errors, timeouts } = await autocannon({
    url: `http://127.0.0.1:${port}${call.url}`,
    method: call.method,
    headers: headersOf(call),
    ...(call.body && { body: JSON.stringify(call.body) }),
    connections: 20,
    duration: SECONDS,
  });
  if (errors + timeouts > 0) throw new Error(`${call.url}: ${errors} errors, ${timeouts} timeouts`);
  return requests.average;
}

/** Requests per second of the same call on two servers, in turns, so that a noisy minute hits both; the medians. */
export async function compare(a: Measured, b: Measured, url: string): Promise<{ a: number; b: number }> {
  const rounds: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.a.push(await throughput(a.port, callOf(a, url)));
    rounds.b.push(await throughput(b.port, callOf(b, url)));
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
