import type { ArrivalMethod } from '@puzzle-runs/domain/poi/arrival.ts';
import type { ProgressorType } from '@puzzle-runs/domain/progress/progressor-types.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';

export type TrialKind = 'locked' | 'unlocked';

/** Response to a submission, returned again when the same submission is retried (idempotency). */
export interface StoredOutcome {
  status: number;
  body: unknown;
}

/** Participations, and what their players solved, bought and tried. */
export function definePlayTables(c: Columns, { explorations, battles, teams, pois, tasks, hints }: ContentTables) {
  /**
   * One progressor in one run, with or without a battle. Holds
   * points and counters, so that a ranking reads one row per team.
   */
  const participations = c.table(
    'participations',
    {
      id: c.id(),
      /**
       * Unique, so that a player joins once: `<exploration>:<battle or
       * 0>:<progressor type>:<progressor id>`, or `trial:<exploration>`.
       */
      key: c.text('key').notNull(),
      explorationId: c
        .int('exploration_id')
        .notNull()
        .references(() => explorations.id, { onDelete: 'cascade' }),
      battleId: c.int('battle_id').references(() => battles.id, { onDelete: 'cascade' }),
      progressorType: c.text('progressor_type').$type<ProgressorType>().notNull(),
      progressorId: c.text('progressor_id').notNull(),
      teamId: c.int('team_id').references(() => teams.id, { onDelete: 'cascade' }),
      joinedAt: c.time('joined_at').notNull(),
      earned: c.int('earned').notNull().default(0),
      spent: c.int('spent').notNull().default(0),
      highestNet: c.int('highest_net').notNull().default(0),
      solved: c.int('solved').notNull().default(0),
      lastSolvedAt: c.time('last_solved_at'),
      /** When the last solution with more than 0 points was sent: decides between equal points. Null without one. */
      tieBreakAt: c.time('tie_break_at'),
      /**
       * Marks of deleted quests and hints as sums, kept by triggers, so
       * that all marks together are the points (docs/decisions/0123).
       */
      unlistedEarned: c.int('unlisted_earned').notNull().default(0),
      unlistedSpent: c.int('unlisted_spent').notNull().default(0),
      unlistedSolved: c.int('unlisted_solved').notNull().default(0),
      unlistedSolvedAt: c.time('unlisted_solved_at'),
      unlistedTieBreakAt: c.time('unlisted_tie_break_at'),
      /** When the rule of the run said first that it is finished; null without a rule, and before. */
      finishedAt: c.time('finished_at'),
      /**
       * Points and number of quests on the best way that its decisions leave open; null where those of the run count
       * (docs/decisions/0143).
       */
      wayPoints: c.int('way_points'),
      wayTasks: c.int('way_tasks'),
      /** Ids of the spots in the order of its team, kept since it joined; null: as written. */
      poiOrder: c.json<readonly number[]>('poi_order'),
      rating: c.int('rating'),
      /**
       * Raised by triggers on solved tasks, bought hints, wrong
       * attempts and arrivals, for caches (docs/decisions/0127).
       */
      marksRevision: c.int('marks_revision').notNull().default(0),
      /** Set for test plays of the creator, which count nowhere; `unlocked` opens every spot. Null for players. */
      trial: c.text('trial').$type<TrialKind>(),
    },
    (t) => [
      c.uniqueIndex('participations_key').on(t.key),
      c.index('participations_battle').on(t.battleId, t.teamId),
      c.index('participations_exploration').on(t.explorationId),
      c.index('participations_team').on(t.teamId),
      c.index('participations_progressor').on(t.progressorType, t.progressorId),
    ],
  );

  /** People (guests and accounts) behind a participation: `guest:<uuid>` or `user:<id>`. */
  const members = c.table(
    'members',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      member: c.text('member').notNull(),
      joinedAt: c.time('joined_at').notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.member] }), c.index('members_member').on(t.member)],
  );

  /** Guests whose place in a team an account took over. Their run tokens still name the guest (decision 0021). */
  const takenPlaces = c.table(
    'taken_places',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      /** `guest:<uuid>`; `member` took their place. */
      guest: c.text('guest').notNull(),
      member: c.text('member').notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.guest] }), c.index('taken_places_member').on(t.member)],
  );

  /**
   * Participations that were deleted when their team was merged
   * into another: their run tokens go on with `participation_id`.
   */
  const mergedParticipations = c.table(
    'merged_participations',
    {
      /** Of the deleted participation. */
      id: c.int('id').primaryKey(),
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
    },
    (t) => [c.index('merged_participations_into').on(t.participationId)],
  );

  const solvedTasks = c.table(
    'solved_tasks',
    {
      id: c.id(),
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      /** Null once the quest was deleted; the points remain. */
      taskId: c.int('task_id').references(() => tasks.id, { onDelete: 'set null' }),
      points: c.int('points').notNull(),
      solvedAt: c.time('solved_at').notNull(),
      member: c.text('member').notNull(),
      device: c.text('device').notNull(),
      /** The accepted answer, shown to the team; null for one that the creator accepted afterwards. */
      answer: c.json<unknown>('answer'),
    },
    (t) => [
      c.uniqueIndex('solved_tasks_once').on(t.participationId, t.taskId),
      c.index('solved_tasks_task').on(t.taskId),
    ],
  );

  const boughtHints = c.table(
    'bought_hints',
    {
      id: c.id(),
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      hintId: c.int('hint_id').references(() => hints.id, { onDelete: 'set null' }),
      cost: c.int('cost').notNull(),
      boughtAt: c.time('bought_at').notNull(),
    },
    (t) => [
      c.uniqueIndex('bought_hints_once').on(t.participationId, t.hintId),
      c.index('bought_hints_hint').on(t.hintId),
    ],
  );

  const wrongAttempts = c.table(
    'wrong_attempts',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      taskId: c
        .int('task_id')
        .notNull()
        .references(() => tasks.id, { onDelete: 'cascade' }),
      wrong: c.int('wrong').notNull(),
      /** Right parts of the best try, out of `bestOf`; both 0 for kinds without parts. */
      bestRight: c.int('best_right').notNull().default(0),
      bestOf: c.int('best_of').notNull().default(0),
      /** Points of the best try, given with the last attempt; 0 before, and again once the task is solved. */
      points: c.int('points').notNull().default(0),
      /** When the last wrong answer was given: a run may finish with it. */
      lastAt: c.time('last_at').notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.taskId] }), c.index('wrong_attempts_task').on(t.taskId)],
  );

  /** Spots at which a participation has arrived. Positions are never stored. */
  const arrivals = c.table(
    'arrivals',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      /** How the arrival was proved. */
      via: c.text('via').$type<ArrivalMethod>().notNull(),
      arrivedAt: c.time('arrived_at').notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.poiId] }), c.index('arrivals_poi').on(t.poiId)],
  );

  /**
   * Solved tasks and bought hints of deleted tasks and hints, counted per hour (UTC) by triggers, so that a statistic
   * does not read them one by one (docs/decisions/0066). Rows go with their participation only.
   */
  const deletedMarks = c.table(
    'deleted_marks',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      kind: c.text('kind').$type<'task' | 'hint'>().notNull(),
      hour: c.time('hour').notNull(),
      count: c.int('count').notNull(),
      firstAt: c.time('first_at').notNull(),
      lastAt: c.time('last_at').notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.kind, t.hour] })],
  );

  const submissions = c.table(
    'submissions',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      submissionId: c.text('submission_id').notNull(),
      outcome: c.json<StoredOutcome>('outcome').notNull(),
      createdAt: c.time('created_at').notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.submissionId] })],
  );

  /**
   * Quests whose new points are not given to all their players yet: a restarted server goes on (docs/decisions/0123).
   */
  const recalculations = c.table(
    'recalculations',
    {
      id: c.id(),
      taskId: c
        .int('task_id')
        .notNull()
        .references(() => tasks.id, { onDelete: 'cascade' }),
      points: c.int('points').notNull(),
      /** Attempts of a quest whose best try brings points; null for others. */
      attempts: c.int('attempts'),
    },
    (t) => [c.index('recalculations_task').on(t.taskId)],
  );

  return {
    participations,
    members,
    takenPlaces,
    mergedParticipations,
    solvedTasks,
    boughtHints,
    wrongAttempts,
    deletedMarks,
    arrivals,
    submissions,
    recalculations,
  };
}

export type PlayTables = ReturnType<typeof definePlayTables>;
