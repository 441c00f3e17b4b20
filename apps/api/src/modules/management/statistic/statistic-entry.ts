import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { clockParts, teamStatistic } from '@puzzle-runs/domain/battle/team-statistic.ts';
import { pointsOf } from '#modules/play/play.service.ts';
import type { BattleActRow } from '../battles/battle-acts.repository.ts';
import type { ExplorationOutline, StandingRow } from './standings.repository.ts';
import { jsonObjectStart, type poisWriter } from './statistic-pois.ts';
import type { TeamArrivals, TeamMarks } from './team-marks.ts';

/** What a team did in its exploration. */
export interface TeamResult {
  outline: ExplorationOutline;
  pois: ReturnType<typeof poisWriter>;
  solved: TeamMarks;
  bought: TeamMarks;
  arrivals: TeamArrivals;
  acts: BattleActRow[];
  shares: StatisticEntry['shares'];
  iso: (ms: number) => string;
}

/** The statistic of one team as JSON (`statisticEntry`), in the order of the contract. */
export function writeEntry(standing: StandingRow, reached: TeamResult): string {
  const { pois, solved, bought, arrivals } = reached;
  const figures = figuresOf(standing, reached);
  return `${jsonObjectStart(figures)},${timelinesOf(reached)},"Exploration":${jsonObjectStart(standing.exploration)},"Pois":${pois({ solved: solved.times, bought: bought.times, arrivals })}}}`;
}

/** The fields from the timelines to the adjustments; written as text, because a hundred teams have tens of thousands of times. */
function timelinesOf({ solved, bought, acts, iso }: TeamResult): string {
  const times = ({ moments }: TeamMarks) =>
    moments.length === 0
      ? '[]'
      : `["${moments
          .toSorted((a, b) => a - b)
          .map(iso)
          .join('","')}"]`;
  const deleted = (marks: TeamMarks) =>
    `[${marks.deleted.map(({ count, lastAt }) => `{"count":${count},"at":"${iso(lastAt)}"}`).join()}]`;
  const adjustments: StatisticEntry['Adjustments'] = acts.map(({ amount, text, at }) => ({
    points: amount ?? 0,
    reason: text ?? '',
    at: at.toISOString(),
  }));
  return `"tasks_timeline":${times(solved)},"hints_timeline":${times(bought)},"deleted_tasks_timeline":${deleted(solved)},"deleted_hints_timeline":${deleted(bought)},"Adjustments":${JSON.stringify(adjustments)}`;
}

type Written =
  | 'tasks_timeline'
  | 'hints_timeline'
  | 'deleted_tasks_timeline'
  | 'deleted_hints_timeline'
  | 'Adjustments'
  | 'Exploration';

function figuresOf(standing: StandingRow, reached: TeamResult): Omit<StatisticEntry, Written> {
  const { outline, solved, bought, shares, iso } = reached;
  const tasks = amountOf(outline, 'tasks', solved);
  const hints = amountOf(outline, 'hints', bought);
  const { adjusted, pointsToEarn, earned, spent } = {
    ...standing,
    earned: standing.earned ?? 0,
    spent: standing.spent ?? 0,
  };
  const figures = teamStatistic({ earned, spent, adjusted, tasks, hints, solved, bought });
  return {
    ...pointsOf({ earned, spent, adjusted, pointsToEarn }),
    Team: standing.team,
    joined_at: standing.joinedAt?.toISOString() ?? null,
    pointsAvailable: figures.pointsAvailable,
    totalTasks: tasks.total,
    tasksCompleted: figures.tasksCompleted,
    tasksToComplete: figures.tasksToComplete,
    totalHints: hints.total,
    hintsCompleted: figures.hintsCompleted,
    hintsToComplete: figures.hintsToComplete,
    first_solved_at: figures.firstSolvedAt === null ? null : iso(figures.firstSolvedAt),
    last_solved_at: figures.lastSolvedAt === null ? null : iso(figures.lastSolvedAt),
    elapsed: clockParts(figures.elapsedMs),
    shares,
  };
}

function amountOf(outline: ExplorationOutline, part: 'tasks' | 'hints', { times }: TeamMarks) {
  let [total, completed] = [0, 0];
  for (const poi of outline) {
    for (const { id } of poi[part]) {
      total += 1;
      if (times.has(id)) completed += 1;
    }
  }
  return { total, completed };
}
