import type { AddressInfo } from 'node:net';
import { type LiveEventName, liveEvents } from '@puzzle-runs/contract/live-events.ts';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

interface LiveEvent {
  event: LiveEventName;
  data: unknown;
}

/** Makes an app listen on a free local port; returns its address. */
export async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/**
 * Follows an event stream over the network, from its first event on,
 * after which it misses no change; `events` grows as they arrive.
 */
export async function follow(address: string, token: string, path = '/api/progress/events') {
  const { firstEvent, ...stream } = await open(address, token, path);
  await firstEvent;
  return stream;
}

/** Follows the stream of a phone that holds these pois, which begins without an event. @param etag of the pois */
export async function followFrom(address: string, token: string, etag: string) {
  return open(address, token, `/api/progress/events?held=${encodeURIComponent(etag)}`);
}

async function open(address: string, token: string, path: string) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${address}${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  const events: LiveEvent[] = [];
  const first = Promise.withResolvers<void>();
  const ended = read(response, events, first.resolve).catch(() => undefined);
  return { response, events, ended, leave: () => abort.abort(), firstEvent: Promise.race([first.promise, ended]) };
}

async function read(response: Response, events: LiveEvent[], onEvent: () => void): Promise<void> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const { event, data } = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
      if (!event) continue;
      events.push({ event, data: liveEvents[event as LiveEventName].strict().parse(JSON.parse(data)) });
      onEvent();
    }
  }
}
