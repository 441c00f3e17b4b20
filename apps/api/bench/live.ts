import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { headersOf } from './calls/hand-written-app.ts';
import { callOf, type Measured, start } from './measure.ts';

/** Time for the server to clean up after closed connections. */
const SETTLED_MS = 1_500;

interface Streams {
  /** Milliseconds from sending the answer that solves a quest to the event at each phone, ascending. */
  arrivals: number[];
  /** Resident memory per open stream, in kB. */
  each: number;
  /** Leak per stream in kB: growth of live objects after a second crowd of streams has closed. */
  left: number;
  /** Sockets still open after all streams were closed. */
  sockets: number;
}

/**
 * Opens `count` streams of all teams to one process, solves a
 * quest and closes the streams; opens and closes a second crowd.
 */
export async function liveStreams(count: number): Promise<Streams> {
  const server = await start('play', 'product');
  const before = await server.ask('memory');
  const first = await crowd(server, count);
  const full = await server.ask('memory');
  const arrivals = await solveAndHear(server, first);
  await leave(first);
  const between = await server.ask('memory');
  await leave(await crowd(server, count));
  const after = await server.ask('memory');
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
    await once(stream, 'data'); // the first event of every stream
    stream.on('error', () => undefined);
    streams.push(stream);
  }
  await setTimeout(SETTLED_MS);
  return streams;
}

/** Solves a quest and measures the first event per stream: points for the own team, the ranking for the others. */
async function solveAndHear(server: Measured, streams: IncomingMessage[]): Promise<number[]> {
  const call = callOf(server, 'wrong answer');
  const started = performance.now();
  const heard = streams.map(async (stream) => {
    const [data] = (await once(stream, 'data')) as [Buffer];
    if (!/^event: (points|ranking)/.test(data.toString())) throw new Error(`unexpected event: ${data.toString()}`);
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
