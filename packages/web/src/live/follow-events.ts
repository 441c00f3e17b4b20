import type { LiveEventName } from '@puzzle-runs/contract/live.ts';
import type { BattleMessage, Points } from '@puzzle-runs/contract/progress.ts';
import { routes } from '../api/routes.ts';
import { createEventReader, type ServerEvent } from './sse.ts';

/** `points` carries the new points, `message` what the organiser says; the others say that pois or ranking are worth reading again. */
export type LiveEvent =
  | { event: 'points'; points: Points }
  | { event: 'message'; message: BattleMessage }
  | { event: Exclude<LiveEventName, 'points' | 'message'> };

/**
 * `waiting`: the connection broke and is tried again; `refused`: the token is not accepted (any more), or the big screen is not shown,
 * and nothing is tried.
 */
export type LiveState = 'connecting' | 'live' | 'waiting' | 'refused';

interface FollowOptions {
  /** Value of the authorization header, see `bearerOf`; none for the big screen. */
  token?: string;
  /** Of the stream: that of the own run when left out, or of a battle's big screen. */
  path?: string;
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** The server lets hear of itself every 25 seconds; after this long the connection is dead, even if nobody said so. */
const SILENCE_MS = 60_000;

/** Milliseconds before the n-th attempt (from 1): doubling up to half a minute, spread so that phones do not return all at once. */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS) * (0.5 + random / 2);
}

function parseLiveEvent({ event, data }: ServerEvent): LiveEvent | undefined {
  if (event === 'points') return { event, points: JSON.parse(data) as Points };
  if (event === 'message') return { event, message: JSON.parse(data) as BattleMessage };
  if (event === 'pois' || event === 'ranking') return { event };
  return undefined;
}

/** Reads until the stream ends; `onSign` hears of every sign of life, heartbeats included. */
async function readStream(body: ReadableStream<Uint8Array>, onActivity: () => void, onEvent: FollowOptions['onEvent']) {
  const read = createEventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader(); // iterating a stream is not known to every phone
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onActivity();
    for (const message of read(decoder.decode(part.value, { stream: true }))) {
      const event = parseLiveEvent(message);
      if (event) onEvent(event);
    }
  }
}

/** Resolves after `ms`, or at once when the network returns or the wait is called off. */
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
 * Follows the live events of a run (specification: the ranking moves by itself). Connects again by itself after a break;
 * what happened meanwhile is not repeated, so read again whenever the state returns to `live`.
 * @returns stops following
 */
export function followEvents({ token, path = routes.live.events.path, onEvent, onState }: FollowOptions): () => void {
  const control = new AbortController();
  const { signal } = control;

  /** Listens on one connection until it ends. */
  async function listen(): Promise<'refused' | 'ended'> {
    const connection = new AbortController();
    let silence = setTimeout(() => connection.abort(), SILENCE_MS);
    function restartSilenceTimer() {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_MS);
    }

    try {
      const response = await fetch(path, {
        headers: { ...(token && { authorization: token }), accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, connection.signal]),
        cache: 'no-store',
      });
      if (response.status === 401 || response.status === 404) return 'refused';
      if (!response.ok || !response.body) throw new Error(`live events: ${response.status}`);
      onState('live');
      attempt = 0;
      await readStream(response.body, restartSilenceTimer, onEvent);
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
  return () => control.abort();
}
