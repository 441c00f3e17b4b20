import { setTimeout } from 'node:timers/promises';
import { startProduct } from './product.ts';

/**
 * `node apps/api/bench/soak.ts [MINUTES]`: memory of the product under mixed load. Exits with 1 when it keeps growing.
 */
const MINUTES = Number(process.argv[2] ?? 30);
const PHONES = 20;
/** Pause of a phone between two calls, in milliseconds. */
const PAUSE_MS = 50;
/** After a third of the time the caches are full and the JIT compiler has finished. */
const REFERENCE_MINUTE = Math.ceil(MINUTES / 3);
const GROWTH_MAX = 1.2;

const product = await startProduct({ RATE_LIMIT: 'off', LOG_LEVEL: 'info' });
const until = performance.now() + MINUTES * 60_000;
const statuses = new Map<number, number>();

async function call(path: string, { token, json, body }: { token?: string; json?: unknown; body?: string } = {}) {
  const answer = await fetch(product.origin + path, {
    method: json === undefined && body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...((json ?? body) !== undefined && { 'content-type': 'application/json' }),
    },
    ...((json ?? body) !== undefined && { body: body ?? JSON.stringify(json) }),
  });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  return answer.text();
}

interface Joined {
  rows: { Tasks: { id: number; task_type: string }[] }[];
}

/** The runs of the demo that need no code. */
const open = (JSON.parse(await call('/api/explorations')) as { rows: { id: number; code: unknown }[] }).rows.filter(
  ({ code }) => !code,
);

/** A guest joins, listens, reads, answers wrongly and sends broken requests until the time is over. */
async function phone(index: number): Promise<void> {
  for (let round = 0; performance.now() < until; round++) {
    const joined = await call('/api/exploration/join', {
      json: { exploration_id: open[index % open.length]?.id },
    });
    const { accessToken: token } = JSON.parse(joined) as { accessToken: string };
    const leaving = new AbortController();
    const stream = fetch(`${product.origin}/api/progress/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    const { rows } = JSON.parse(await call('/api/joined/pois', { token })) as Joined;
    const task = rows.flatMap(({ Tasks }) => Tasks)[0];
    const answer = { progress_type: 'task', progress_id: task?.id, task_type: task?.task_type, answer: `${round}` };
    const steps = [
      () => call('/api/joined/pois', { token }),
      () => call('/api/progress', { token, json: answer }),
      () => call('/api/progress', { token, body: '{"progress_type":[[[[' }),
      () => call(`/api/explorations?search=${index}${round}`),
      () => call(`/api/explorations/share?name=${index}${round}`),
      () => call(`/${index}/${round}`),
      () => call('/api/users/login', { json: { email: `${index}.${round}@example.org`, password: 'x'.repeat(99) } }),
      () => call('/api/progress/ranking', { token: `${token}x` }),
    ];
    for (const step of steps) {
      await step();
      await setTimeout(PAUSE_MS);
    }
    leaving.abort();
    await stream.then((answer) => answer.body?.cancel()).catch(() => undefined); // aborted above
  }
}

const minutes: number[] = [];

async function sampleMemory(): Promise<void> {
  while (performance.now() < until) {
    await setTimeout(Math.min(60_000, Math.max(until - performance.now(), 0)));
    minutes.push(product.residentMegabytes());
    console.log(`minute ${minutes.length}: ${minutes.at(-1)?.toFixed(0)} MB`);
  }
}

await Promise.all([sampleMemory(), ...Array.from({ length: PHONES }, (_, index) => phone(index))]);
const [reference = 0, last = 0] = [minutes[REFERENCE_MINUTE - 1], minutes.at(-1)];
console.log('responses by status', Object.fromEntries(statuses));
console.log(
  `minute ${REFERENCE_MINUTE}: ${reference.toFixed(0)} MB, end: ${last.toFixed(0)} MB, ` +
    `${(last / reference).toFixed(2)} times`,
);
const code = await product.stop();
if (last > reference * GROWTH_MAX || code !== 0 || [...statuses.keys()].some((status) => status >= 500))
  process.exitCode = 1;
