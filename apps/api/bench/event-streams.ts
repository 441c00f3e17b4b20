import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Streams that are opened at once. */
const OPENED_AT_ONCE = 50;

interface Awaited {
  event: string;
  /** Milliseconds of `performance.now()` when the act was sent. */
  sentAt: number;
  /** Streams that have not received it yet. */
  missing: Set<number>;
}

interface Place {
  path: string;
  token: string | null;
  /** Index of the team; null for a board or console. */
  team: number | null;
}

export type EventStreams = ReturnType<typeof eventStreams>;

/**
 * Event streams of many phones in one process, which notes when each received the expected
 * event. @param onPois called when the page of a phone would read the spots again: with
 * its team, and the milliseconds of `within`, which are 0 for events to one team
 */
export function eventStreams(port: number, onPois: (team: number, within: number) => void) {
  const streams: { stream: IncomingMessage; team: number | null }[] = [];
  const waiting = new Set<Awaited>();
  const delays = new Map<string, number[]>();
  let ended = 0;

  async function openOne({ path, token, team }: Place): Promise<void> {
    const headers = { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) };
    const request = get({ port, host: '127.0.0.1', path, headers, agent: false });
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    if (stream.statusCode !== 200) throw new Error(`${path}: ${stream.statusCode}`);
    await once(stream, 'data'); // the first event of every stream
    const index = streams.push({ stream, team }) - 1;
    stream.setEncoding('utf8');
    stream.on('error', () => undefined);
    stream.on('close', () => (ended += 1));
    let rest = '';
    stream.on('data', (text: string) => {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const [, name = ''] = /^event: (\w+)/m.exec(event) ?? [];
        hear(index, name);
        if (name === 'pois' && team !== null) readLater(team, event);
      }
    });
  }

  /** The page reads after a random part of the event's `within` (decision 0006). */
  function readLater(team: number, event: string): void {
    const [, within = '0'] = /"within":(\d+)/.exec(event) ?? [];
    setTimeout(() => onPois(team, Number(within)), Math.random() * Number(within));
  }

  function hear(index: number, event: string): void {
    for (const each of waiting) {
      if (each.event !== event || !each.missing.delete(index)) continue;
      const known = delays.get(event) ?? [];
      known.push(performance.now() - each.sentAt);
      delays.set(event, known);
      if (each.missing.size === 0) waiting.delete(each);
    }
  }

  return {
    count: () => streams.length,
    /** Streams that the server has ended. */
    ended: () => ended,
    /** Number of events that streams still wait for. */
    missing: () => [...waiting].reduce((sum, { missing }) => sum + missing.size, 0),
    /** Opens the streams in groups; resolves when each has sent its first event. */
    async open(places: readonly Place[]): Promise<void> {
      for (let first = 0; first < places.length; first += OPENED_AT_ONCE)
        await Promise.all(places.slice(first, first + OPENED_AT_ONCE).map(openOne));
    },
    /** From now on the streams of the team, or all, wait for this event. */
    expect(event: string, team?: number): void {
      const missing = streams.flatMap((each, index) => (team === undefined || each.team === team ? [index] : []));
      waiting.add({ event, sentAt: performance.now(), missing: new Set(missing) });
    },
    /** Milliseconds until the slowest stream received the event; starts a new count. */
    slowest(event: string): number {
      const found = delays.get(event) ?? [];
      delays.delete(event);
      return found.reduce((most, delay) => Math.max(most, delay), Number.NEGATIVE_INFINITY);
    },
    close(): void {
      for (const { stream } of streams) stream.destroy();
    },
  };
}
