import { ARRIVAL_METHODS } from '@puzzle-runs/domain/poi/arrival.ts';
import { z } from 'zod';
import { playedTeam, points } from '../play/progress.ts';
import { hintType } from '../poi.ts';
import { id, namedRecord, time } from '../shared.ts';
import { taskType } from '../task.ts';

/**
 * Whether and when (ISO 8601 in UTC) a team solved a task or bought a hint. Not validated: a response has tens of
 * thousands.
 */
const progressed = { progressed: z.boolean(), progressed_at: z.string().nullable() };

const arrivalMethod = z.enum(ARRIVAL_METHODS).meta({ id: 'ArrivalMethod' });

const statisticPoi = z
  .object({
    id,
    name: z.string(),
    position: z.int(),
    /** How the team arrived; null before, and where arriving is not required. */
    arrived_via: arrivalMethod.nullable(),
    /** When the team arrived, in ISO 8601 in UTC. */
    arrived_at: z.string().nullable(),
    Tasks: z.array(z.object({ id, name: z.string(), task_type: taskType, points: z.int(), ...progressed })),
    Hints: z.array(z.object({ id, hint_type: hintType, cost: z.int(), ...progressed })),
  })
  .meta({ id: 'StatisticPoi' });

/** Times (ISO 8601 in UTC) of solved tasks or bought hints that exist, oldest first. */
const timeline = z.array(z.string());

/** Solved tasks or bought hints that were deleted since, counted per hour, oldest first. */
const deletedTimeline = z.array(
  z
    .object({
      count: z.int(),
      /** The last time in this hour, in ISO 8601 in UTC. */
      at: z.string(),
    })
    .meta({ id: 'StatisticDeletedCount' }),
);

/** The statistic of one team. */
export const statisticEntry = points
  .extend({
    Team: playedTeam,
    /** Null until a player of the team joins. */
    joined_at: time.nullable(),
    /** Points that the team can still spend; never below 0. */
    pointsAvailable: z.int(),
    totalTasks: z.int(),
    tasksCompleted: z.int(),
    /** Existing tasks that are not solved yet. */
    tasksToComplete: z.int(),
    totalHints: z.int(),
    hintsCompleted: z.int(),
    hintsToComplete: z.int(),
    first_solved_at: time.nullable(),
    last_solved_at: time.nullable(),
    /** Place in the present ranking; ties share a place. */
    place: z.int(),
    /** When the last solution with points was sent: decides between equal points. */
    tie_break_at: time.nullable(),
    /** How long the team has played until then, without pauses. */
    playing_seconds: z.int().nullable(),
    /** Time between the first and the last task or hint. */
    elapsed: z.object({ hours: z.int(), minutes: z.int(), seconds: z.int() }),
    /** This team's share of all teams' earned points, tasks and hints, from 0 to 1. */
    shares: z.object({ points: z.number(), tasks: z.number(), hints: z.number() }),
    tasks_timeline: timeline,
    hints_timeline: timeline,
    deleted_tasks_timeline: deletedTimeline,
    deleted_hints_timeline: deletedTimeline,
    /** Points given (negative: taken) by the organiser, oldest first. */
    Adjustments: z.array(z.object({ points: z.int(), reason: z.string(), at: time })),
    Exploration: namedRecord.extend({ Pois: z.array(statisticPoi) }),
  })
  .meta({ id: 'StatisticEntry' });

export type StatisticEntry = z.infer<typeof statisticEntry>;
export type StatisticPoi = z.infer<typeof statisticPoi>;
