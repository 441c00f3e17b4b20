import { TIE_RULES } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { z } from 'zod';
import { unvalidatedInt } from '../shared.ts';

export const rankingEntry = z
  .object({
    /** 1 is first; ties share a place. */
    place: unvalidatedInt,
    Team: z.object({
      id: unvalidatedInt,
      name: z.string(),
      image: z.string().nullable(),
      totalEarnedPoints: unvalidatedInt,
      totalSpentPoints: unvalidatedInt,
    }),
    /** Given by the organiser; negative if taken. */
    adjustedPoints: unvalidatedInt,
    Exploration: z.object({ id: unvalidatedInt, name: z.string() }),
    netPoints: unvalidatedInt,
    pointsToEarn: unvalidatedInt,
    /** Whether a player of the team has joined. */
    joined: z.boolean(),
    /**
     * Of teams with equal points (or shares): when the last solution with points was sent, which decides their places;
     * null for other teams and without one.
     */
    tie_break_at: z.string().nullable(),
    /** Instead of `tie_break_at` by the rule `playing_time`: how long the team has played until then, without pauses. */
    playing_seconds: unvalidatedInt.nullable().optional(),
  })
  .meta({ id: 'RankingEntry' });

/** Whether teams are ranked by their share of the reachable points instead of by points. */
export const rankByShare = z.boolean();

/**
 * What decides between teams with equal points: `last_solution`, the time of day of the last solution with points, or
 * `playing_time`, how long the team has played until then.
 */
export const tieRule = z.enum(TIE_RULES);

export type RankingEntry = z.infer<typeof rankingEntry>;
