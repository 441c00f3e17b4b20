import type { LiveEventName } from '@puzzle-runs/contract/live.ts';
import type { Deps } from '#deps.ts';
import type { Change } from '#live/hub.ts';
import { findMessage } from '#modules/play/messages.service.ts';
import { findPoints } from '#modules/play/play.service.ts';

/** One open stream. */
export interface Listener {
  /** Null for the big screen of a battle. */
  participationId: number | null;
  battleId: number | null;
  teamId: number | null;
  send(event: LiveEventName, data: object): void;
}

/** A battle's ranking is announced at most once in this time, however fast its teams are. */
const RANKING_PAUSE_MS = 250;

/** Turns the hub's changes into events for those whom they concern; points are read once per change, not once per listener. */
export function audience({ hub, store, log }: Pick<Deps, 'hub' | 'store' | 'log'>) {
  const byParticipation = new Map<number, Set<Listener>>();
  const byBattle = new Map<number, Set<Listener>>();
  const announced = new Map<number, NodeJS.Timeout>();

  const unsubscribe = hub.subscribe((change) => {
    tell(change).catch((error: unknown) => log.warn({ err: error }, 'live: a change was not read'));
    if (change.messageId === undefined && change.battleId !== null && byBattle.has(change.battleId)) {
      announceRanking(change.battleId);
    }
  });

  async function tell({ participationId, battleId, messageId }: Change): Promise<void> {
    const mates = participationId === null ? undefined : byParticipation.get(participationId);
    if (participationId !== null && mates) await tellTeam(participationId, mates);
    const all = battleId === null ? undefined : byBattle.get(battleId);
    if (participationId !== null || !all) return;
    if (messageId !== undefined) await tellMessage(messageId, all);
    else for (const listener of all) listener.send('pois', {});
  }

  async function tellMessage(messageId: number, all: Set<Listener>): Promise<void> {
    const found = await findMessage(store.db, messageId);
    if (!found) return;
    const { teamId, message } = found;
    for (const listener of all) {
      if (!message.to_team || listener.teamId === teamId) listener.send('message', message);
    }
  }

  async function tellTeam(participationId: number, mates: Set<Listener>): Promise<void> {
    const points = await findPoints(store.db, participationId);
    if (!points) return;
    for (const mate of mates) {
      mate.send('points', points);
      mate.send('pois', {});
    }
  }

  function announceRanking(battleId: number): void {
    if (announced.has(battleId)) return;
    const announce = () => {
      announced.delete(battleId);
      for (const listener of byBattle.get(battleId) ?? []) listener.send('ranking', {});
    };
    announced.set(battleId, setTimeout(announce, RANKING_PAUSE_MS));
  }

  return {
    /** Answers the function that leaves again. */
    join(listener: Listener): () => void {
      if (listener.participationId !== null) add(byParticipation, listener.participationId, listener);
      if (listener.battleId !== null) add(byBattle, listener.battleId, listener);
      return () => {
        if (listener.participationId !== null) remove(byParticipation, listener.participationId, listener);
        if (listener.battleId !== null) remove(byBattle, listener.battleId, listener);
      };
    },
    close(): void {
      unsubscribe();
      for (const timer of announced.values()) clearTimeout(timer);
    },
  };
}

function add(groups: Map<number, Set<Listener>>, key: number, listener: Listener): void {
  const group = groups.get(key) ?? new Set();
  group.add(listener);
  groups.set(key, group);
}

function remove(groups: Map<number, Set<Listener>>, key: number, listener: Listener): void {
  const group = groups.get(key);
  group?.delete(listener);
  if (group?.size === 0) groups.delete(key);
}
