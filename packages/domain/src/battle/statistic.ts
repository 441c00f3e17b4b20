import { netPoints, shownPoints } from '../progress/points.ts';

/** What is kept of a team: its counters, and the moments (in milliseconds) of what it solved and paid for. */
export interface TeamRecord {
  earned: number;
  spent: number;
  /** Points an organiser gave and took. */
  adjusted: number;
  /** Also of quests and hints that were deleted since. */
  solvedAt: readonly number[];
  boughtAt: readonly number[];
  /** Of the run as it is now. */
  tasks: Amount;
  hints: Amount;
}

interface Amount {
  total: number;
  completed: number;
}

/** A step of a timeline: how many there were from this moment on. */
export interface Step {
  at: number;
  count: number;
}

/** The figures of one team for tables and charts (specification 2, part 2). */
export function statisticOf({ earned, spent, adjusted, solvedAt, boughtAt, tasks, hints }: TeamRecord) {
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

/** From the first entry to the last, in milliseconds; 0 with fewer than two. */
function elapsed(moments: readonly number[]): number {
  let [first = 0] = moments;
  let last = first;
  for (const at of moments) {
    if (at < first) first = at;
    if (at > last) last = at;
  }
  return last - first;
}

/** How the number of entries grew; several at the same moment are one step. */
export function timelineOf(moments: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (const [index, at] of inOrder(moments).entries()) {
    if (steps.at(-1)?.at === at) steps.pop();
    steps.push({ at, count: index + 1 });
  }
  return steps;
}

/** A span of milliseconds as a clock shows it, the seconds cut off, not rounded. */
export function clockOf(ms: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.max(Math.floor(ms / 1_000), 0);
  return { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** How much of the whole each value is, from 0 to 1; all 0 when there is nothing to share out. Negative values count as 0. */
export function sharesOf(values: readonly number[]): number[] {
  const parts = values.map((value) => Math.max(value, 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 0 : part / whole));
}
