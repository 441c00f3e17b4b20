import type { BattleMessage } from '@puzzle-runs/contract/play/battle-message.ts';
import type { Points } from '@puzzle-runs/contract/play/progress.ts';
import { problemOf } from '../api/api-problem.ts';
import { isOwnResponse } from '../api/own-response.ts';
import { retryDelay } from '../api/reconnect.ts';
import type { LiveEvent } from './live-event.ts';
import { spreadEvents } from './spread-events.ts';
import { createEventReader, type ServerEvent } from './sse.ts';

/**
 * `waiting`: the connection broke and is being retried; `refused`: the token is no longer accepted or the big screen is
 * switched off; no retry.
 */
export type LiveState = 'connecting' | 'live' | 'waiting' | 'refused';

interface FollowOptions {
  /** Authorization header, see `bearerOf`; omitted for the big screen. */
  token?: string;
  /** Address of the stream, asked for at each connection. */
  address: () => string;
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
}

/** The server sends a heartbeat every 25 s; after this long without one the connection is dead. */
const SILENCE_MS = 60_000;

function parseLiveEvent({ event, data }: ServerEvent): LiveEvent | undefined {
  if (event === 'points') return { event, points: JSON.parse(data) as Points };
  if (event === 'message') return { event, message: JSON.parse(data) as BattleMessage };
  if (event === 'pois' || event === 'ranking') return { event, ...(JSON.parse(data) as { within?: number }) };
  return undefined;
}

/** Reads until the stream ends; `onActivity` is called for every chunk, heartbeats included. */
async function readStream(body: ReadableStream<Uint8Array>, onActivity: () => void, onEvent: FollowOptions['onEvent']) {
  const read = createEventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader(); // not every phone supports async iteration of a stream
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onActivity();
    for (const message of read(decoder.decode(part.value, { stream: true }))) {
      const event = parseLiveEvent(message);
      if (event) onEvent(event);
    }
  }
}

/** Whether our server, and not a filter in between, does not accept the token or has no such stream. */
async function isRefusal(response: Response): Promise<boolean> {
  if (response.status !== 401 && response.status !== 404) return false;
  const body: unknown = await response.json().catch(() => undefined);
  const { code } = problemOf({ status: response.status, body, isOwn: isOwnResponse(response) }, { hasToken: true });
  return code !== 'network';
}

/** Resolves after `ms`, or at once when the network returns or `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish, { once: true });
    signal.addEventListener('abort', finish, { once: true });
  });
}

/**
 * Subscribes to the live events of a game, a big screen or an event, and reconnects after failures. Events missed in
 * between are not repeated: a stream begins with `pois`, on which the client fetches again.
 * @returns unsubscribes
 */
export function followEvents({ token, address, onEvent, onState }: FollowOptions): () => void {
  const control = new AbortController();
  const { signal } = control;
  const spread = spreadEvents(onEvent);

  /** Reads one connection until it ends. */
  async function listen(): Promise<'refused' | 'ended'> {
    const connection = new AbortController();
    let silence = setTimeout(() => connection.abort(), SILENCE_MS);
    function restartSilenceTimer() {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_MS);
    }

    try {
      const response = await fetch(address(), {
        headers: { ...(token && { authorization: token }), accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, connection.signal]),
        cache: 'no-store',
      });
      if (await isRefusal(response)) return 'refused';
      if (!response.ok || !response.body || !isOwnResponse(response))
        throw new Error(`live events: ${response.status}`);
      onState('live');
      attempt = 0;
      await readStream(response.body, restartSilenceTimer, spread.pass);
      return 'ended';
    } finally {
      clearTimeout(silence);
    }
  }

  let attempt = 0;
  async function follow() {
    onState('connecting');
    while (!signal.aborted) {
      const ending = await listen().catch(() => 'broken' as const);
      if (signal.aborted) return;
      if (ending === 'refused') return onState('refused');
      onState('waiting');
      attempt += 1;
      await pause(retryDelay(attempt, Math.random()), signal);
    }
  }

  void follow();
  return () => {
    control.abort();
    spread.close();
  };
}
