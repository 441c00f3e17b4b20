import type { Insights } from '@puzzle-runs/contract/management/insights.ts';

interface PoiTime {
  poi: string;
  /** Whole minutes, at least one. */
  minutes: number;
}

/**
 * How long teams usually spend at each spot: the medians of its quests together, longest first. Spots without a median
 * (fewer than five teams solved the quest) are left out.
 */
export function usualMinutes({ pois, tasks }: Pick<Insights, 'pois' | 'tasks'>): PoiTime[] {
  return pois
    .flatMap(({ id, name }) => {
      const seconds = tasks.flatMap(({ poi_id, time }) => {
        if (poi_id !== id || time === null) return [];
        const { from, to } = time.median;
        return [to === null ? from : (from + to) / 2];
      });
      if (seconds.length === 0) return [];
      const sum = seconds.reduce((total, each) => total + each, 0);
      return [{ poi: name, minutes: Math.max(1, Math.round(sum / 60)) }];
    })
    .toSorted((a, b) => b.minutes - a.minutes);
}
