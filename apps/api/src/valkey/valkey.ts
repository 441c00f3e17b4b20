import { Problem } from '@puzzle-runs/domain/problem.ts';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { reasonOf, StartError } from '#errors/start-error.ts';

/** A slow store must not delay players: after this time the process uses its local state instead. */
const COMMAND_MS = 500;
const CONNECT_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;

/** A Valkey or Redis server that several processes share. It may be away at any time. */
export interface Valkey {
  /** Start of all names of keys and channels. */
  readonly prefix: string;
  /** Connection for commands; use it within `attempt` only. */
  readonly client: Redis;
  /** Runs commands; undefined if the store is away or too slow, so that the caller does without. Rethrows problems. */
  attempt<T>(work: (client: Redis) => Promise<T>): Promise<T | undefined>;
  /** Calls `listener` whenever the store can be used again. */
  onBack(listener: () => void): void;
  /** A second connection, because a connection with subscriptions takes no other commands; the caller closes it. */
  subscriber(): Redis;
  close(): void;
}

interface Options {
  url: string;
  log: Pick<Logger, 'warn' | 'info'>;
  /** Whether a store that refuses the address ends the start; else it counts as away. */
  mustAccept?: boolean;
  /** Tests share a server. */
  prefix?: string;
  /** Deadline of a command in milliseconds; tests on a busy machine use a longer one. */
  commandMs?: number;
}

/** Responses to a wrong password, account or number of a database, which no later attempt changes. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR (invalid password|DB index|invalid DB|Client sent AUTH))/i;

/**
 * Opens the store and waits a moment for it; the product also starts without it.
 * @throws {StartError} with `mustAccept`, if the store refuses the password, the account or the database of the address
 */
export async function openValkey(options: Options): Promise<Valkey> {
  const { url, log, mustAccept = false, prefix = prefixOf(url), commandMs = COMMAND_MS } = options;
  const client = new Redis(url, {
    keyPrefix: prefix,
    lazyConnect: true,
    enableOfflineQueue: false, // a command without a connection fails at once
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false, // subscribers learn that they missed something
    commandTimeout: commandMs,
    connectTimeout: CONNECT_MS,
    retryStrategy: pauseBefore,
  });
  let isAway = false;
  let isOpened = false;
  let refusal: Error | undefined;

  function noteAway(error: unknown): void {
    if (mustAccept && !isOpened && error instanceof Error && REFUSED.test(error.message)) refusal ??= error;
    if (refusal) return;
    if (!isAway) log.warn({ reason: reasonOf(error) }, 'valkey: away; limits count per process, events may be late');
    isAway = true;
  }

  function noteBack(): void {
    if (isAway) log.info('valkey: back');
    isAway = false;
  }

  client.on('error', noteAway).on('close', () => noteAway(new Error('connection closed')));
  client.on('ready', noteBack);
  await client.connect().catch(noteAway);
  isOpened = true;
  if (refusal) {
    client.removeAllListeners('close');
    client.disconnect();
    const reason = refusal.message.startsWith('NOAUTH') ? 'it asks for a password' : reasonOf(refusal);
    throw new StartError(`VALKEY_URL: the server refuses the address: ${reason}`);
  }

  return {
    prefix,
    client,
    async attempt(work) {
      if (client.status !== 'ready') return undefined;
      try {
        const result = await work(client);
        noteBack();
        return result;
      } catch (error) {
        if (error instanceof Problem) throw error;
        noteAway(error);
        if (isTimeout(error)) client.disconnect(true); // no call waits for the store until a new connection responds
        return undefined;
      }
    },
    onBack: (listener) => void client.on('ready', listener),
    subscriber: () => client.duplicate({ keyPrefix: '' }).on('error', () => undefined),
    close() {
      client.removeAllListeners('close');
      client.disconnect();
    },
  };
}

/** Channels do not belong to a database of the store, so its number is part of all names. */
function prefixOf(url: string): string {
  return `puzzle-runs:${new URL(url).pathname.slice(1) || '0'}:`;
}

/**
 * 0.1 s, doubled with each failure up to 5 s; at random up to
 * a quarter shorter, so that processes do not return at once.
 */
function pauseBefore(attempt: number): number {
  return Math.min(50 * 2 ** attempt, LONGEST_PAUSE_MS) * (1 - Math.random() / 4);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out';
}
