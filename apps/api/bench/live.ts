import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { headersOf } from './bare-app.ts';
import { callOf, type Measured, start } from './measure.ts';

/** For what a closed connection still does on the server. */
const SETTLED_MS = 1_500;

interface Streams {
  /** Milliseconds from sending the answer that solves a quest until the phones have heard of it, ascending. */
  arrivals: number[];
  /** Kilobytes of the server per open stream. */
  each: number;
  /** Kilobytes of live objects for every stream of a second crowd after all have left again: what a leak would add up to. */
  left: number;
  /** Sockets that are still open when all have left. */
  sockets: number;
}

/** Opens `count` streams of phones of all teams to one process, lets one of them solve a quest, and lets all leave; then once more. */
export async function liveStreams(count: number): Promise<Streams> {
  const server = await start('play', 'product');
  const before = await server.ask('kept');
  const first = await crowd(server, count);
  const full = await server.ask('kept');
  const arrivals = await solveAndHear(server, first);
  await leave(first);
  const between = await server.ask('kept');
  await leave(await crowd(server, count));
  const after = await server.ask('kept');
  server.stop();
  return {
    arrivals: arrivals.toSorted((a, b) => a - b),
    each: (full.resident - before.resident) / 1_024 / count,
    left: (after.live - between.live) / 1_024 / count,
    sockets: after.sockets - before.sockets,
  };
}

async function crowd({ port, tokens }: Measured, count: number): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let index = 0; index < count; index++) {
    const headers = { authorization: `Bearer ${tokens[index % tokens.length]}`, accept: 'text/event-stream' };
    const request = get({ port, host: '127.0.0.1', path: '/api/progress/events', headers, agent: false });
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    await once(stream, 'data'); // what was missed is to be read once
    stream.on('error', () => undefined);
    streams.push(stream);
  }
  await setTimeout(SETTLED_MS);
  return streams;
}

/** The team that solves it hears of points, the others of the ranking. */
async function solveAndHear(server: Measured, streams: IncomingMessage[]): Promise<number[]> {
  const call = callOf(server, '/api/progress');
  const started = performance.now();
  const heard = streams.map(async (stream) => {
    const [data] = (await once(stream, 'data')) as [Buffer];
    if (!/^event: (points|ranking)/.test(data.toString())) throw new Error(`a phone heard ${data.toString()}`);
    return performance.now() - started;
  });
  const answer = await fetch(`http://127.0.0.1:${server.port}${call.url}`, {
    method: 'POST',
    headers: { ...headersOf(call), connection: 'close' },
    body: JSON.stringify({ ...call.body, answer: 16 }),
  });
  if (answer.status !== 200) throw new Error(`the quest was not solved: ${answer.status}`);
  return Promise.all(heard);
}

async function leave(streams: IncomingMessage[]): Promise<void> {
  for (const stream of streams) stream.destroy();
  await setTimeout(SETTLED_MS);
}
