import type { Redis } from 'ioredis';
import type { Following } from './change-feed.ts';

/** Channels per command: with more, a command could exceed its deadline. */
const BATCH = 1_000;

interface Channel {
  followers: number;
  ready: Promise<void>;
}

/** The channels of a subscribed connection, each subscribed while at least one stream follows it. */
export function followedChannels(subscriber: Redis) {
  const channels = new Map<string, Channel>();

  /** Never rejects: a connection that is lost subscribes to all channels again. */
  async function whileReady(work: () => Promise<unknown>): Promise<void> {
    if (subscriber.status === 'ready') await work().catch(() => subscriber.disconnect(true));
  }

  function add(name: string): Promise<void> {
    const known = channels.get(name);
    if (known) {
      known.followers += 1;
      return known.ready;
    }
    const ready = whileReady(() => subscriber.subscribe(name));
    channels.set(name, { followers: 1, ready });
    return ready;
  }

  function remove(name: string): void {
    const known = channels.get(name);
    if (!known || --known.followers > 0) return;
    channels.delete(name);
    void whileReady(() => subscriber.unsubscribe(name));
  }

  return {
    /** Subscribes to channels that are not yet subscribed. */
    follow(names: string[]): Following {
      return {
        ready: Promise.all(names.map(add)).then(() => undefined),
        stop: () => names.forEach(remove),
      };
    },
    /** For a new connection, which has no subscriptions. */
    async subscribeAll(): Promise<void> {
      const names = [...channels.keys()];
      for (let index = 0; index < names.length; index += BATCH) {
        await whileReady(() => subscriber.subscribe(...names.slice(index, index + BATCH)));
      }
    },
  };
}
