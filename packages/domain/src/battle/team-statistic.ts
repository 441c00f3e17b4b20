import { netPoints, shownPoints } from '../progress/points.ts';

/** The stored figures of a team; times in milliseconds. */
export interface TeamFigures {
  earned: number;
  spent: number;
  /** Points given by an organiser minus points taken. */
  adjusted: number;
  /** Includes tasks and hints that were deleted later, like `boughtAt`. */
  solvedAt: readonly number[];
  boughtAt: readonly number[];
  /** Counts only tasks and hints that still exist. */
  tasks: Amount;
  hints: Amount;
}

interface Amount {
  total: number;
  completed: number;
}

/** A step of a timeline: the count from this time on. */
export interface TimelineStep {
  at: number;
  count: number;
}

/** The figures of one team for tables and charts. */
export function teamStatistic({ earned, spent, adjusted, solvedAt, boughtAt, tasks, hints }: TeamFigures) {
  const solved = inOrder(solvedAt);
  const bought = inOrder(boughtAt);
  return {
    firstSolvedAt: solved[0] ?? null,
    lastSolvedAt: solved.at(-1) ?? null,
    elapsedMs: elapsed([...solvedAt, ...boughtAt]),
    pointsCollected: earned,
    pointsSpent: spent,
    pointsAvailable: shownPoints(netPoints(earned, spent, adjusted)),
    tasksCompleted: tasks.completed,
    tasksToComplete: open(tasks),
    hintsCompleted: hints.completed,
    hintsToComplete: open(hints),
    tasksTimeline: solved,
    hintsTimeline: bought,
  };
}

function inOrder(moments: readonly number[]): number[] {
  return moments.toSorted((a, b) => a - b);
}

function open({ total, completed }: Amount): number {
  return Math.max(total - completed, 0);
}

/** Milliseconds between the first and the last time; 0 for fewer than two. */
function elapsed(moments: readonly number[]): number {
  let [first = 0] = moments;
  let last = first;
  for (const at of moments) {
    if (at < first) first = at;
    if (at > last) last = at;
  }
  return last - first;
}

/** Turns times into a growing count; equal times become one step. */
export function timelineSteps(moments: readonly number[]): TimelineStep[] {
  const steps: TimelineStep[] = [];
  for (const [index, at] of inOrder(moments).entries()) {
    if (steps.at(-1)?.at === at) steps.pop();
    steps.push({ at, count: index + 1 });
  }
  return steps;
}

/** Splits milliseconds into hours, minutes and seconds; fractions are cut off, not rounded. */
export function clockParts(ms: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.max(Math.floor(ms / 1_000), 0);
  return { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** Each value's share of the sum, from 0 to 1; negative values count as 0. All shares are 0 if the sum is 0. */
export function sharesOfTotal(values: readonly number[]): number[] {
  const amounts = values.map((value) => Math.max(value, 0));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount) => (total === 0 ? 0 : amount / total));
}
