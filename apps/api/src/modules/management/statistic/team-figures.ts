import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { clockParts, teamStatistic } from '@puzzle-runs/domain/battle/team-statistic.ts';
import { pointsOf } from '#modules/play/score/points.service.ts';
import { playedMs } from '#modules/play/score/ranking.service.ts';
import type { OwnBattle } from '../battles/battles.repository.ts';
import type { ExplorationOutline, StandingRow } from './standings.repository.ts';
import type { TeamMarks } from './team-marks.ts';

/** What a team solved and bought in its exploration. */
export interface CountedResult {
  outline: ExplorationOutline;
  solved: TeamMarks;
  bought: TeamMarks;
  shares: StatisticEntry['shares'];
  place: number;
  /** Of the battle. */
  times: Pick<OwnBattle, 'startsAt' | 'pauses'>;
  iso: (ms: number) => string;
}

/** Fields of an entry that are not figures. */
type OtherFields =
  | 'tasks_timeline'
  | 'hints_timeline'
  | 'deleted_tasks_timeline'
  | 'deleted_hints_timeline'
  | 'Adjustments'
  | 'Exploration';

/** The figures of a team: points, counts and times. */
export function teamFigures(standing: StandingRow, reached: CountedResult): Omit<StatisticEntry, OtherFields> {
  const { outline, solved, bought, shares, place, times, iso } = reached;
  const played = playedMs({ ...standing, ...times });
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
    place,
    tie_break_at: standing.tieBreakAt === null ? null : iso(standing.tieBreakAt),
    playing_seconds: played === null ? null : Math.round(played / 1_000),
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
