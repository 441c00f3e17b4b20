import type { LiveEventName } from '@puzzle-runs/contract/live.ts';
import type { PublishedChange } from '#change-feed/change-feed.ts';
import type { Deps } from '#deps.ts';
import { keyedMutex } from '#keyed-mutex.ts';
import { findMessage } from '#modules/play/messages.service.ts';
import { findPoints } from '#modules/play/play.service.ts';
import { isShown } from '#modules/public-battles/board.service.ts';
import { multimap } from './multimap.ts';
import { throttle } from './throttle.ts';

/** One open stream. */
export interface StreamListener {
  /** Null for the big screen of a battle, like the run. */
  participationId: number | null;
  explorationId: number | null;
  battleId: number | null;
  teamId: number | null;
  send(event: LiveEventName, data: object): void;
  /** Ends the stream. */
  end(): void;
}

/** A battle's ranking, or a run's new content, is announced at most once in this time, however fast its teams or its creator are. */
const PAUSE_MS = 250;

/** Turns the changeFeed's changes into events for those whom they concern; points are read once per change, not once per listener. */
export function audience({ changeFeed, store, log }: Pick<Deps, 'changeFeed' | 'store' | 'log'>) {
  const byParticipation = multimap<StreamListener>();
  const byExploration = multimap<StreamListener>();
  const byBattle = multimap<StreamListener>();
  const ranking = throttle(PAUSE_MS, (battleId) => tellAll(byBattle.of(battleId), 'ranking'));
  const content = throttle(PAUSE_MS, (explorationId) => tellAll(byExploration.of(explorationId), 'pois'));
  const inTurn = keyedMutex(); // or an older message would come after a newer one

  const unsubscribe = changeFeed.subscribe((change) => {
    const { participationId, battleId, messageId, explorationId } = change;
    if (explorationId !== undefined) {
      if (byExploration.of(explorationId)) content.ask(explorationId);
      return;
    }
    inTurn(`${participationId}/${battleId}`, () => tell(change)).catch((error: unknown) =>
      log.warn({ err: error }, 'live: a change was not read'),
    );
    if (messageId === undefined && battleId !== null && byBattle.of(battleId)) ranking.ask(battleId);
  });

  async function tell({ participationId, battleId, messageId }: PublishedChange): Promise<void> {
    const mates = participationId === null ? undefined : byParticipation.of(participationId);
    if (participationId !== null && mates) await tellTeam(participationId, mates);
    const all = battleId === null ? undefined : byBattle.of(battleId);
    if (participationId !== null || !all) return;
    if (messageId !== undefined) return tellMessage(messageId, all);
    tellAll(all, 'pois');
    await endHidden(battleId, all);
  }

  /** A big screen that is not shown any more hears nothing more. */
  async function endHidden(battleId: number | null, all: ReadonlySet<StreamListener>): Promise<void> {
    const boards = [...all].filter((listener) => listener.participationId === null);
    if (battleId === null || boards.length === 0 || (await isShown(store.db, battleId))) return;
    for (const board of boards) board.end();
  }

  async function tellMessage(messageId: number, all: ReadonlySet<StreamListener>): Promise<void> {
    const found = await findMessage(store.db, messageId);
    if (!found) return;
    const { teamId, message } = found;
    for (const listener of all) {
      if (!message.to_team || listener.teamId === teamId) listener.send('message', message);
    }
  }

  async function tellTeam(participationId: number, mates: ReadonlySet<StreamListener>): Promise<void> {
    const points = await findPoints(store.db, participationId);
    if (!points) return;
    for (const mate of mates) {
      mate.send('points', points);
      mate.send('pois', {});
    }
  }

  return {
    /** Answers the function that leaves again. */
    join(listener: StreamListener): () => void {
      const { participationId, explorationId, battleId } = listener;
      byParticipation.add(participationId, listener);
      byExploration.add(explorationId, listener);
      byBattle.add(battleId, listener);
      return () => {
        byParticipation.remove(participationId, listener);
        byExploration.remove(explorationId, listener);
        byBattle.remove(battleId, listener);
      };
    },
    close(): void {
      unsubscribe();
      ranking.close();
      content.close();
    },
  };
}

/** Says that something is worth reading again. */
function tellAll(listeners: ReadonlySet<StreamListener> | undefined, event: 'ranking' | 'pois'): void {
  for (const listener of listeners ?? []) listener.send(event, {});
}
