import { z } from 'zod';
import { hintType } from '../poi.ts';
import { points } from '../progress.ts';
import { id, time } from '../shared.ts';
import { taskType } from '../task.ts';
import { named } from './fields.ts';

/** Whether and when (ISO 8601 in UTC) a team solved a quest or paid for a hint; there are tens of thousands in an answer, so no pattern is tried on each. */
const progressed = { progressed: z.boolean(), progressed_at: z.string().nullable() };

const statisticPoi = z.object({
  id,
  name: z.string(),
  position: z.int(),
  Tasks: z.array(z.object({ id, name: z.string(), task_type: taskType, points: z.int(), ...progressed })),
  Hints: z.array(z.object({ id, hint_type: hintType, cost: z.int(), ...progressed })),
});

/** When (ISO 8601 in UTC) each quest was solved or hint paid for, also of those deleted since, in this order; the n-th moment made it n. */
const timeline = z.array(z.string());

/** Everything the tab of one team shows (specification 2, parts 2 and 3). */
export const statisticEntry = points.extend({
  Team: named.extend({ image: z.string().nullable() }),
  /** Null before anybody of the team has joined. */
  joined_at: time.nullable(),
  /** What may still be spent; never below 0. */
  pointsAvailable: z.int(),
  totalTasks: z.int(),
  tasksCompleted: z.int(),
  /** Those that are left. */
  tasksToComplete: z.int(),
  totalHints: z.int(),
  hintsCompleted: z.int(),
  hintsToComplete: z.int(),
  first_solved_at: time.nullable(),
  last_solved_at: time.nullable(),
  /** From the first quest or hint to the last. */
  elapsed: z.object({ hours: z.int(), minutes: z.int(), seconds: z.int() }),
  /** How much of all teams' points (earned), quests and hints is this team's, from 0 to 1. */
  shares: z.object({ points: z.number(), tasks: z.number(), hints: z.number() }),
  tasks_timeline: timeline,
  hints_timeline: timeline,
  /** Points an organiser gave or took, in their order. */
  Adjustments: z.array(z.object({ points: z.int(), reason: z.string(), at: time })),
  Exploration: named.extend({ Pois: z.array(statisticPoi) }),
});

export type StatisticEntry = z.infer<typeof statisticEntry>;
export type StatisticPoi = z.infer<typeof statisticPoi>;
