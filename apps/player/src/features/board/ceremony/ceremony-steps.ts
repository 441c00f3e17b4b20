import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { podiumOf } from '@puzzle-runs/web/ranking/ranking-rules.ts';

/** Teams that are revealed together, because they share a place. */
export interface PlaceOnStage {
  place: number;
  entries: RankingEntry[];
}

const LAST_PLACE = 3;

/**
 * The places of a ceremony in the order in which they are revealed: third, second, first. Teams that share a place come
 * together, and the places after them are left out. Empty while no team has points.
 */
export function ceremonySteps(entries: readonly RankingEntry[]): PlaceOnStage[] {
  if (podiumOf(entries).length === 0) return [];
  const winners = entries.filter(({ place, joined }) => place <= LAST_PLACE && joined);
  const byPlace = Map.groupBy(winners, ({ place }) => place);
  return Array.from(byPlace, ([place, teams]) => ({ place, entries: teams })).toSorted((a, b) => b.place - a.place);
}
