import type { Valkey } from '#valkey/valkey.ts';
import { type ChangeFeed, localChangeFeed, type PublishedChange, parseChange, type Topics } from './change-feed.ts';
import { followedChannels } from './followed-channels.ts';

/** A subscribed connection is silent, so only a ping shows that the store hangs. */
const PING_EVERY_MS = 5_000;
/** Processes that reconnect within this time make the clients read again only once. */
const GAP_MS = 250;

/** The one channel of a change, which all that show it follow. */
function channelOf({ participationId, battleId, explorationId }: PublishedChange): string {
  if (explorationId !== undefined) return `run:${explorationId}`;
  return battleId === null ? `participation:${participationId}` : `battle:${battleId}`;
}

function channelsOf({ participationId, battleId, explorationId }: Topics): string[] {
  const ids = { participation: participationId, battle: battleId, run: explorationId };
  return Object.entries(ids).flatMap(([name, id]) => (id === null ? [] : `${name}:${id}`));
}

/**
 * Change feed over the pub/sub of Valkey: a channel per battle, run and participation, so that a process receives only
 * what its phones show. Changes of this process arrive the same way. Changes during an outage are lost for other
 * processes, so all phones read again afterwards.
 */
export async function valkeyChangeFeed(valkey: Valkey): Promise<ChangeFeed> {
  const local = localChangeFeed();
  const subscriber = valkey.subscriber();
  const channelName = (channel: string) => `${valkey.prefix}${channel}`;
  const gapChannel = channelName('gap');
  const followed = followedChannels(subscriber);
  let lost = false;
  let gap: NodeJS.Timeout | undefined;

  function reportGapSoon(): void {
    gap ??= setTimeout(() => {
      gap = undefined;
      local.reportGap();
    }, GAP_MS);
  }

  /** Tells all processes that changes of this one were lost, once the store is back. */
  function reportLost(): void {
    if (!lost) return;
    lost = false;
    void valkey.attempt((client) => client.publish(gapChannel, '')).then((heard) => (lost ||= heard === undefined));
  }

  subscriber.on('message', (channel: string, text: string) => {
    if (channel === gapChannel) return reportGapSoon();
    const change = parseChange(text);
    if (change) local.publish(change);
  });
  let missed = false;
  subscriber.on('close', () => (missed = true));
  subscriber.on('ready', () => {
    void followed.subscribeAll().then(() => {
      if (missed) reportGapSoon();
      missed = false;
    });
  });
  valkey.onBack(reportLost);
  const ofGaps = followed.follow([gapChannel]);
  await subscriber.connect().catch(() => undefined); // ioredis retries the connection
  const ping = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => subscriber.disconnect(true));
  }, PING_EVERY_MS).unref();

  return {
    subscribe: local.subscribe,
    follow: (topics) => followed.follow(channelsOf(topics).map(channelName)),
    publish(change) {
      void valkey
        .attempt((client) => client.publish(channelName(channelOf(change)), JSON.stringify(change)))
        .then((heard) => {
          if (heard !== undefined) return;
          lost = true;
          local.publish(change); // the phones of this process still receive it
        });
    },
    async close() {
      clearInterval(ping);
      clearTimeout(gap);
      ofGaps.stop();
      subscriber.disconnect();
      await local.close();
    },
  };
}
