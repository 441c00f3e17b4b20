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
  const figures = jsonObjectStart(figuresOf(standing, reached));
  return `${figures},"Exploration":${jsonObjectStart(standing.exploration)},"Pois":${pois({ solved: solved.times, bought: bought.times, arrivals })}}}`;
}

function figuresOf(standing: StandingRow, reached: TeamResult): Omit<StatisticEntry, 'Exploration'> {
  const { outline, solved, bought, acts, shares, iso } = reached;
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
    tasks_timeline: figures.tasksTimeline.map(iso),
    hints_timeline: figures.hintsTimeline.map(iso),
    deleted_tasks_timeline: solved.deleted.map(({ count, lastAt }) => ({ count, at: iso(lastAt) })),
    deleted_hints_timeline: bought.deleted.map(({ count, lastAt }) => ({ count, at: iso(lastAt) })),
    Adjustments: acts.map(({ amount, text, at }) => ({
      points: amount ?? 0,
      reason: text ?? '',
      at: at.toISOString(),
    })),
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
