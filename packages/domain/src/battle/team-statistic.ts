import { netOf } from '../game/standing.ts';
import { shownPoints } from '../progress/points.ts';

/** When a team solved tasks or bought hints, in milliseconds. */
interface Marks {
  /** Those that exist, one by one. */
  moments: readonly number[];
  /** Those that were deleted since, counted per hour, oldest first. */
  deleted: readonly DeletedCount[];
}

export interface DeletedCount {
  count: number;
  firstAt: number;
  lastAt: number;
}

/** The stored figures of a team; times in milliseconds. */
export interface TeamFigures {
  earned: number;
  spent: number;
  /** Points given by an organiser minus points taken. */
  adjusted: number;
  solved: Marks;
  bought: Marks;
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
export function teamStatistic({ earned, spent, adjusted, solved, bought, tasks, hints }: TeamFigures) {
  const [first, last] = spanOf(solved);
  const [firstBought, lastBought] = spanOf(bought);
  const elapsedMs = Math.max(last, lastBought) - Math.min(first, firstBought);
  return {
    firstSolvedAt: Number.isFinite(first) ? first : null,
    lastSolvedAt: Number.isFinite(last) ? last : null,
    elapsedMs: Math.max(elapsedMs, 0),
    pointsCollected: earned,
    pointsSpent: spent,
    pointsAvailable: shownPoints(netOf({ earned, spent, adjusted })),
    tasksCompleted: tasks.completed,
    tasksToComplete: open(tasks),
    hintsCompleted: hints.completed,
    hintsToComplete: open(hints),
  };
}

/** How many marks a team has, deleted ones included. */
export function countOf({ moments, deleted }: Marks): number {
  return deleted.reduce((sum, { count }) => sum + count, moments.length);
}

function open({ total, completed }: Amount): number {
  return Math.max(total - completed, 0);
}

/** The first and the last time; Infinity and -Infinity without any. */
function spanOf({ moments, deleted }: Marks): [first: number, last: number] {
  let first = deleted[0]?.firstAt ?? Number.POSITIVE_INFINITY;
  let last = deleted.at(-1)?.lastAt ?? Number.NEGATIVE_INFINITY;
  for (const at of moments) {
    if (at < first) first = at;
    if (at > last) last = at;
  }
  return [first, last];
}

/** Turns times into a growing count; equal times become one step. Several marks of one time may come as a count. */
export function timelineSteps(
  moments: readonly number[],
  counted: readonly { at: number; count: number }[] = [],
): TimelineStep[] {
  const all = [...moments.map((at) => ({ at, count: 1 })), ...counted].toSorted((a, b) => a.at - b.at);
  const steps: TimelineStep[] = [];
  let sum = 0;
  for (const { at, count } of all) {
    sum += count;
    if (steps.at(-1)?.at === at) steps.pop();
    steps.push({ at, count: sum });
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
