import type { StatisticEntry, StatisticPoi } from '@puzzle-runs/contract/management/statistic.ts';
import type { BattleActRow } from '../battles/battle-acts.repository.ts';
import type { ExplorationOutline, StandingRow } from './standings.repository.ts';
import { type CountedResult, teamFigures } from './team-figures.ts';
import type { TeamArrivals, TeamMarks } from './team-marks.ts';

/** What a team did in its exploration. */
export interface TeamResult extends CountedResult {
  pois: readonly StatisticPoi[];
  arrivals: TeamArrivals;
  acts: readonly BattleActRow[];
}

const OPEN = { progressed: false, progressed_at: null };

/**
 * The pois of an exploration without marks. All teams share them, because a hundred teams with two hundred tasks would
 * be twenty thousand objects.
 */
export function poisWithoutMarks(outline: ExplorationOutline): StatisticPoi[] {
  return outline.map(({ id, name, position, tasks, hints }) => ({
    id,
    name,
    position,
    arrived_via: null,
    arrived_at: null,
    Tasks: tasks.map(({ id, name, task_type, points }) => ({ id, name, task_type, points, ...OPEN })),
    Hints: hints.map(({ id, hint_type, cost }) => ({ id, hint_type, cost, ...OPEN })),
  }));
}

/** The statistic of one team, in the order of the contract. */
export function toEntry(standing: StandingRow, reached: TeamResult): StatisticEntry {
  const { pois, solved, bought, arrivals, acts, iso } = reached;
  const timeline = ({ moments }: TeamMarks) => moments.toSorted((a, b) => a - b).map(iso);
  const deleted = (marks: TeamMarks) => marks.deleted.map(({ count, lastAt }) => ({ count, at: iso(lastAt) }));
  return {
    ...teamFigures(standing, reached),
    tasks_timeline: timeline(solved),
    hints_timeline: timeline(bought),
    deleted_tasks_timeline: deleted(solved),
    deleted_hints_timeline: deleted(bought),
    Adjustments: acts.map(({ amount, text, at }) => {
      return { points: amount ?? 0, reason: text ?? '', at: at.toISOString() };
    }),
    Exploration: {
      ...standing.exploration,
      Pois: pois.map((poi) => {
        const arrival = arrivals.get(poi.id);
        return {
          ...poi,
          ...(arrival && { arrived_via: arrival.via, arrived_at: iso(arrival.at) }),
          Tasks: withTimes(poi.Tasks, solved, iso),
          Hints: withTimes(poi.Hints, bought, iso),
        };
      }),
    },
  };
}

/** Tasks or hints with the times of a team; those without a time are the shared objects. */
function withTimes<T extends { id: number }>(
  items: readonly T[],
  { times }: TeamMarks,
  iso: (ms: number) => string,
): T[] {
  return items.map((item) => {
    const at = times.get(item.id);
    return at === undefined ? item : { ...item, progressed: true, progressed_at: iso(at) };
  });
}
