import type { PhotoReview, PhotoState } from '../photo/photo-review.ts';
import type { ArrivalMethod } from '../poi/arrival.ts';
import type { RightParts } from '../tasks/task-kind.ts';

/** A solved task. Times here and below are in milliseconds. */
export interface Solution {
  /** Points that it brought, also after the task's points have changed. */
  points: number;
  at: number;
  /** The accepted answer as it was sent; null where it is not known. */
  answer: unknown;
  /** Who sent it, from which device; null where that is not known. */
  by: { member: string; device: string } | null;
}

/** Wrong answers to a task. */
export interface Tries {
  wrong: number;
  /** The best of them; null for kinds without parts. */
  best: RightParts | null;
  /** Points of the best one, given with the last attempt; 0 again once the task is solved. */
  points: number;
  /** Null where it is not known. */
  lastAt: number | null;
}

/** The photo that was sent last as the answer to a task. */
export interface SentPhoto {
  id: number;
  /** Who uploaded it; null where that is not known. */
  member: string | null;
  review: PhotoReview;
  state: PhotoState;
  /** Why the reviewer rejected it or changed its points. */
  reason: string | null;
  sentAt: number;
}

/** Marks that are not listed one by one, as sums. */
export interface UnlistedMarks {
  earned: number;
  spent: number;
  /** Number of solved tasks. */
  solved: number;
  lastSolvedAt: number | null;
  /** When the last of them that brought points was solved. */
  tieBreakAt: number | null;
  /** Number of wrong answers, by poi. */
  wrong: ReadonlyMap<number, number>;
}

/** What one participation has done so far. Immutable. */
export interface Progress {
  joinedAt: number;
  /** When the minutes of prerequisites began to count: not before the start of a battle. */
  startedAt: number;
  /** By task. */
  solved: ReadonlyMap<number, Solution>;
  /** By task. */
  tries: ReadonlyMap<number, Tries>;
  /** By task. */
  photos: ReadonlyMap<number, SentPhoto>;
  /** Bought hints. */
  bought: ReadonlyMap<number, { cost: number; at: number }>;
  /** By poi. */
  arrived: ReadonlyMap<number, { at: number; via: ArrivalMethod }>;
  /**
   * When pois with prerequisites opened first, by them or by an organiser. They stay open. Pois without prerequisites
   * may be missing.
   */
  opened: ReadonlyMap<number, number>;
  /** When pois were done first, where that opens others or finishes the run. They stay done, and are in `opened`. */
  done: ReadonlyMap<number, number>;
  /** When the run was finished by its rule. It stays, and the game goes on. Null without a rule, and before. */
  finishedAt: number | null;
  /** Points and number of tasks of the best way still open; null where no decision parts the run, and before an act. */
  way: { points: number; tasks: number } | null;
  /** Points given by organisers, minus those taken. */
  adjusted: number;
  /** The highest net points so far. They never drop, so an open poi stays open. */
  highestNet: number;
  /** Of deleted content; on a phone also what the server's response does not show. */
  unlisted: UnlistedMarks;
}

export const NOTHING_UNLISTED: UnlistedMarks = {
  earned: 0,
  spent: 0,
  solved: 0,
  lastSolvedAt: null,
  tieBreakAt: null,
  wrong: new Map(),
};

/** The progress of a participation that has just joined. */
export function newProgress({ joinedAt, startedAt }: Pick<Progress, 'joinedAt' | 'startedAt'>): Progress {
  const none = new Map<number, never>();
  return {
    joinedAt,
    startedAt,
    solved: none,
    tries: none,
    photos: none,
    bought: none,
    arrived: none,
    opened: none,
    done: none,
    finishedAt: null,
    way: null,
    adjusted: 0,
    highestNet: 0,
    unlisted: NOTHING_UNLISTED,
  };
}

/** A map with one entry set; undefined removes it. */
export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const changed = new Map(map);
  if (value === undefined) changed.delete(key);
  else changed.set(key, value);
  return changed;
}
