import { absorb } from '@puzzle-runs/domain/game/organiser-acts.ts';
import type { Tx } from '#db/store.ts';
import { findPlayed } from './find-played.service.ts';
import { storeProgress } from './store-progress.repository.ts';

interface Merging {
  /** Participation with which the merged team plays on; null without one. */
  kept: number | null;
  /** Participations that are deleted after this. */
  dropped: readonly number[];
  /** Points that organisers gave to the other team; `teamId`: the team whose participation is kept. */
  adjustedOfOther(teamId: number | null): number;
}

/** Stores the progress with which a merged team plays on: spots that were open for one of the teams are open, and points may open more. */
export async function absorbTeam(tx: Tx, { kept, dropped, adjustedOfOther }: Merging): Promise<void> {
  const played = kept === null ? undefined : await findPlayed(tx, kept);
  if (!played) return;
  const opened = new Map<number, number>();
  for (const id of dropped)
    for (const [poiId, at] of (await findPlayed(tx, id))?.progress.opened ?? []) opened.set(poiId, at);
  const { id, teamId } = played.participation;
  const after = absorb(played.progress, { opened, adjusted: adjustedOfOther(teamId) });
  await Promise.all(await storeProgress(tx, id, played.progress, after));
}
