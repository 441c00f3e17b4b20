import { ANY_OPTION, type ReachedProgress, wholeMinutes } from '../poi/qualifiers.ts';
import { chosenAt, closedPois } from './choices-made.ts';
import type { Game } from './game.ts';
import type { Progress } from './progress.ts';

/** The points of a participation. */
export interface PointSums {
  /** Points of solved tasks and best tries. */
  earned: number;
  /** Points paid for hints. */
  spent: number;
  /** Points given by organisers, minus those taken. */
  adjusted: number;
}

/**
 * Earned minus spent points, plus those given or taken by an organiser. May be negative. The only place with this
 * formula.
 */
export function netOf({ earned, spent, adjusted }: PointSums): number {
  return earned - spent + adjusted;
}

/** What a participation has reached; a ranking reads nothing else. */
export interface Standing extends PointSums {
  net: number;
  /** The highest net points so far. */
  highestNet: number;
  /** Number of solved tasks, deleted ones included. */
  solved: number;
  lastSolvedAt: number | null;
  /** When the last solution with more than 0 points was sent: decides between equal points. */
  tieBreakAt: number | null;
}

/** The sum of all marks. Times in milliseconds. */
export function standingOf({ solved, tries, bought, adjusted, highestNet, unlisted }: Progress): Standing {
  let { earned, spent, lastSolvedAt, tieBreakAt } = unlisted;
  for (const { points, at } of solved.values()) {
    earned += points;
    lastSolvedAt = Math.max(lastSolvedAt ?? at, at);
    if (points > 0) tieBreakAt = Math.max(tieBreakAt ?? at, at);
  }
  for (const { points } of tries.values()) earned += points;
  for (const { cost } of bought.values()) spent += cost;
  const net = netOf({ earned, spent, adjusted });
  return {
    earned,
    spent,
    adjusted,
    net,
    highestNet: Math.max(highestNet, net), // an organiser may give points before the team joins
    solved: unlisted.solved + solved.size,
    lastSolvedAt,
    tieBreakAt,
  };
}

/** When a participation solved a task or arrived last, or when it started; milliseconds. */
export function lastProgressAt(progress: Progress): number {
  const arrivedAt = Array.from(progress.arrived.values(), ({ at }) => at);
  return Math.max(progress.startedAt, standingOf(progress).lastSolvedAt ?? 0, ...arrivedAt);
}

const EVERYTHING: ReachedProgress = {
  highestNetPoints: Number.POSITIVE_INFINITY,
  minutes: Number.POSITIVE_INFINITY,
  solvedTasks: Number.POSITIVE_INFINITY,
  done: { has: () => true },
  solved: { has: () => true },
  chosen: () => ANY_OPTION,
  closed: new Set(),
};

/** What prerequisites are compared with, at a time in milliseconds; an unlocked trial meets them all. */
export function reachedAt(game: Pick<Game, 'trial' | 'pois'>, progress: Progress, at: number): ReachedProgress {
  if (game.trial === 'unlocked') return EVERYTHING;
  const { highestNet: highestNetPoints, solved: solvedTasks } = standingOf(progress);
  const { done, solved } = progress;
  const minutes = wholeMinutes(progress.startedAt, at);
  const chosen = (task: number) => chosenAt(progress, task);
  return { highestNetPoints, minutes, solvedTasks, done, solved, chosen, closed: closedPois(game, progress) };
}
