import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { headersOf } from './bare-app.ts';
import { callOf, type Measured, start } from './measure.ts';
import { residentKilobytes } from './memory.ts';

const SETTLED_MS = 1_500;

interface Streams {
  /** Milliseconds from the answer that solved a quest until the last phone has heard of it. */
  slowest: number;
  /** Kilobytes of the server per open stream. */
  each: number;
  /** Kilobytes per stream that a second crowd, after the first has left, keeps on top of the first. */
  left: number;
}

/** Opens `count` streams of phones to one process, lets one of them solve a quest, and lets all leave; then once more. */
export async function liveStreams(count: number): Promise<Streams> {
  const server = await start('play', 'product');
  const before = residentKilobytes(server.pid);
  const first = await crowd(server, count);
  const full = residentKilobytes(server.pid);
  const slowest = await solveAndHear(server, first);
  await leave(first);
  const second = await crowd(server, count);
  const again = residentKilobytes(server.pid);
  await leave(second);
  server.stop();
  return { slowest, each: (full - before) / count, left: (again - full) / count };
}

async function crowd(server: Measured, count: number): Promise<IncomingMessage[]> {
  const { token } = callOf(server, '/api/joined/pois');
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const streams: IncomingMessage[] = [];
  for (let index = 0; index < count; index++) {
    const request = get({ port: server.port, host: '127.0.0.1', path: '/api/progress/events', headers, agent: false });
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    await once(stream, 'data'); // what was missed is to be read once
    stream.on('error', () => undefined);
    streams.push(stream);
  }
  await setTimeout(SETTLED_MS);
  return streams;
}

async function solveAndHear(server: Measured, streams: IncomingMessage[]): Promise<number> {
  const call = callOf(server, '/api/progress');
  const heard = streams.map((stream) => once(stream, 'data'));
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}${call.url}`, {
    method: 'POST',
    headers: headersOf(call),
    body: JSON.stringify({ ...call.body, answer: 16 }),
  });
  if (answer.status !== 200) throw new Error(`the quest was not solved: ${answer.status}`);
  await Promise.all(heard);
  return performance.now() - started;
}

async function leave(streams: IncomingMessage[]): Promise<void> {
  for (const stream of streams) stream.destroy();
  await setTimeout(SETTLED_MS);
}
