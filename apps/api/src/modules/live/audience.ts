import type { LiveEventName } from '@puzzle-runs/contract/live-events.ts';
import type { PublishedChange } from '#change-feed/change-feed.ts';
import { keyedMutex } from '#concurrency/keyed-mutex.ts';
import type { Deps } from '#deps.ts';
import { findMessage } from '#modules/play/event/messages.service.ts';
import { findPoints } from '#modules/play/score/points.service.ts';
import { isBoardShown } from '#modules/public-battles/board.service.ts';
import { countStreams } from './connected-phones.service.ts';
import { spreadOf, throttle } from './throttle.ts';

/** One open event stream. */
export interface StreamListener {
  role: 'player' | 'board' | 'organiser';
  /** Null, like `explorationId` and `teamId`, unless a player listens. */
  participationId: number | null;
  explorationId: number | null;
  battleId: number | null;
  teamId: number | null;
  send(event: LiveEventName, data: object): void;
  /** Ends the stream. */
  end(): void;
}

/**
 * Throttle: the ranking of a battle and the content of a run are
 * announced at most once in this time, less often to many clients.
 */
const PAUSE_MS = 250;

/** The clients have read again before the next announcement. */
function throttled(listenersOf: (key: number) => ReadonlySet<StreamListener> | undefined, event: 'ranking' | 'pois') {
  const restMs = (key: number) => Math.max(PAUSE_MS, spreadOf(listenersOf(key)?.size ?? 0));
  return throttle({ firstMs: PAUSE_MS, restMs }, (key) => announce(listenersOf(key), event));
}

/**
 * Turns changes of the change feed into events for the streams
 * they concern. Reads points once per change, not per stream.
 */
export function audience({
  changeFeed,
  store,
  log,
  now,
  newId,
}: Pick<Deps, 'changeFeed' | 'store' | 'log' | 'now' | 'newId'>) {
  const byParticipation = multimap<StreamListener>();
  const byExploration = multimap<StreamListener>();
  const byBattle = multimap<StreamListener>();
  const ranking = throttled(byBattle.of, 'ranking');
  const content = throttled(byExploration.of, 'pois');
  const phones = countStreams({ store, log, now, newId });
  const inTurn = keyedMutex(); // keeps messages and points in order

  const listeners = new Set<StreamListener>();

  /** Changes may have been lost, for example while the database was away: all clients read again once. */
  function announceGap(): void {
    announce(listeners, 'pois');
    announce(listeners, 'ranking');
  }

  const unsubscribe = changeFeed.subscribe((change) => {
    const { participationId, battleId, messageId, explorationId } = change;
    if (explorationId !== undefined) {
      if (byExploration.of(explorationId)) content.request(explorationId);
      return;
    }
    inTurn(`${participationId}/${battleId}`, () => sendChange(change)).catch((error: unknown) =>
      log.warn({ err: error }, 'live: could not announce a change'),
    );
    if (messageId === undefined && battleId !== null && byBattle.of(battleId)) ranking.request(battleId);
  }, announceGap);

  async function sendChange({ participationId, battleId, messageId }: PublishedChange): Promise<void> {
    const mates = participationId === null ? undefined : byParticipation.of(participationId);
    if (participationId !== null && mates) await sendPoints(participationId, mates);
    const all = battleId === null ? undefined : byBattle.of(battleId);
    if (participationId !== null || !all) return;
    if (messageId !== undefined) return sendMessage(messageId, all);
    announce(all, 'pois');
    await endHidden(battleId, all);
  }

  /** Ends the streams of a big screen that is no longer public. */
  async function endHidden(battleId: number | null, all: ReadonlySet<StreamListener>): Promise<void> {
    const boards = [...all].filter(({ role }) => role === 'board');
    if (battleId === null || boards.length === 0 || (await isBoardShown(store.db, battleId))) return;
    for (const board of boards) board.end();
  }

  async function sendMessage(messageId: number, all: ReadonlySet<StreamListener>): Promise<void> {
    const found = await findMessage(store.db, messageId);
    if (!found) return;
    const { teamId, message } = found;
    for (const listener of all) {
      if (listener.role === 'organiser') continue;
      if (!message.to_team || listener.teamId === teamId) listener.send('message', message);
    }
  }

  async function sendPoints(participationId: number, mates: ReadonlySet<StreamListener>): Promise<void> {
    const found = await findPoints(store.db, participationId);
    for (const mate of mates) {
      // The team was merged into another: the phone reconnects as a member of that team.
      if (!found || found.teamId !== mate.teamId) {
        mate.end();
        continue;
      }
      mate.send('points', found.points);
      mate.send('pois', {});
    }
  }

  return {
    /** Adds a stream; `ready` resolves when it misses no change any more, `leave` removes it. */
    join(listener: StreamListener): { ready: Promise<void>; leave(): void } {
      const { participationId, explorationId, battleId } = listener;
      const following = changeFeed.follow(listener);
      listeners.add(listener);
      const counted = battleId === null ? null : participationId;
      if (counted !== null) phones.add(counted, 1);
      byParticipation.add(participationId, listener);
      byExploration.add(explorationId, listener);
      byBattle.add(battleId, listener);
      const leave = () => {
        if (!listeners.delete(listener)) return;
        following.stop();
        if (counted !== null) phones.add(counted, -1);
        byParticipation.remove(participationId, listener);
        byExploration.remove(explorationId, listener);
        byBattle.remove(battleId, listener);
      };
      return { ready: following.ready, leave };
    },
    async close(): Promise<void> {
      unsubscribe();
      ranking.close();
      content.close();
      await phones.close();
    },
  };
}

/** Asks clients to read the ranking or the spots again, many of them at different moments. */
function announce(listeners: ReadonlySet<StreamListener> | undefined, event: 'ranking' | 'pois'): void {
  const within = spreadOf(listeners?.size ?? 0);
  for (const listener of listeners ?? []) listener.send(event, within > 0 ? { within } : {});
}

/** Multimap: sets of items by numeric key; empty sets are removed. */
function multimap<T>() {
  const byKey = new Map<number, Set<T>>();
  return {
    of: (key: number): ReadonlySet<T> | undefined => byKey.get(key),
    /** Ignores the key null. */
    add(key: number | null, item: T): void {
      if (key === null) return;
      const group = byKey.get(key) ?? new Set();
      group.add(item);
      byKey.set(key, group);
    },
    remove(key: number | null, item: T): void {
      const group = key === null ? undefined : byKey.get(key);
      group?.delete(item);
      if (key !== null && group?.size === 0) byKey.delete(key);
    },
  };
}
