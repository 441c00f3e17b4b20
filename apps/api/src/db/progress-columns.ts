import type { Pause } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { type AnyColumn, gt, sql } from 'drizzle-orm';
import type { Db } from './store.ts';

/** The columns of a participation from which its progress is made; queries join its battle and its team there. */
export function progressColumns({ t: { participations: p, battles: b, participants: side } }: Db) {
  return {
    id: p.id,
    joinedAt: p.joinedAt,
    startsAt: b.startsAt,
    pauses: b.pauses,
    startDelay: side.startDelay,
    earned: p.earned,
    spent: p.spent,
    solved: p.solved,
    lastSolvedAt: p.lastSolvedAt,
    highestNet: p.highestNet,
    finishedAt: p.finishedAt,
    wayPoints: p.wayPoints,
    wayTasks: p.wayTasks,
    poiOrder: p.poiOrder,
    /** Null outside of battles, and when the team was removed from its battle. */
    adjusted: side.adjusted,
    unlistedEarned: p.unlistedEarned,
    unlistedSpent: p.unlistedSpent,
    unlistedSolved: p.unlistedSolved,
    unlistedSolvedAt: p.unlistedSolvedAt,
    unlistedTieBreakAt: p.unlistedTieBreakAt,
  };
}

/** Points that a participation can earn on its ways; those of its run where no decision parts that. */
export function pointsToEarnOf({ t: { participations: p, explorations: e } }: Db) {
  return sql`coalesce(${p.wayPoints}, ${e.pointsToEarn})`.mapWith(Number);
}

/** A participation as `progressColumns` read it. */
export interface ProgressRow {
  id: number;
  joinedAt: Date;
  startsAt: Date | null;
  pauses: readonly Pause[] | null;
  /** Milliseconds; null outside of battles. */
  startDelay: number | null;
  earned: number;
  spent: number;
  solved: number;
  highestNet: number;
  finishedAt: Date | null;
  wayPoints: number | null;
  wayTasks: number | null;
  /** Ids of the pois in the order of its team; null: as written. */
  poiOrder: readonly number[] | null;
  adjusted: number | null;
  unlistedEarned: number;
  unlistedSpent: number;
  unlistedSolved: number;
  unlistedSolvedAt: Date | null;
  unlistedTieBreakAt: Date | null;
}

/** Leaves out marks of deleted tasks and hints; a range of the index, which `is not null` would not be on SQLite. */
export function isOfExisting(id: AnyColumn) {
  return gt(id, 0);
}
