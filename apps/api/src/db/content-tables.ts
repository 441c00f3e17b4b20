import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import type { HintType, LocationType, UnlockType } from '@puzzle-runs/domain/poi/poi-types.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { Columns } from './columns.ts';

/** The row of `place_counts` that counts every published run; longer than any postal code. */
export const ALL_PLACES = 'everywhere';

/** A ranking as it was at a moment. */
export interface FrozenRanking {
  /** ISO 8601. */
  at: string;
  rows: RankingEntry[];
}

/** When a record was changed that is as it was before anybody kept the time. */
const NEVER = new Date(0);

/** What creators make: runs, spots, quests, teams and battles; and where postal codes are. */
export function defineContentTables(c: Columns) {
  const users = c.table(
    'users',
    {
      id: c.id(),
      name: c.text('name').notNull(),
      /** In small letters, composed (domain/account/email.ts). Every account here has confirmed it. */
      email: c.text('email').notNull(),
      passwordHash: c.text('password_hash'),
      createdAt: c.time('created_at').notNull(),
    },
    (t) => [c.uniqueIndex('users_email').on(t.email)],
  );

  /** Uploaded pictures, by the names of their files: a row is there before its file, and gone before it. */
  const pictures = c.table(
    'pictures',
    {
      name: c.text('name').primaryKey(),
      /** Who uploaded it; null when several did, and when the account is gone. */
      userId: c.int('user_id').references(() => users.id, { onDelete: 'set null' }),
      /** When it was uploaded, or seen in use for the last time. */
      usedAt: c.time('used_at').notNull(),
    },
    (t) => [c.index('pictures_user').on(t.userId), c.index('pictures_used').on(t.usedAt)],
  );

  const explorations = c.table(
    'explorations',
    {
      id: c.id(),
      creatorId: c.int('creator_id').references(() => users.id, { onDelete: 'cascade' }),
      name: c.text('name').notNull(),
      slug: c.text('slug').notNull(),
      description: c.text('description').notNull(),
      image: c.text('image'),
      postalCode: c.text('postal_code').notNull(),
      code: c.text('code'),
      published: c.bool('published').notNull(),
      /** Grows with every change to the run's spots, hints, prerequisites and quests; the database sees to it (migration 0002). */
      revision: c.int('revision').notNull().default(0),
      ratingSum: c.int('rating_sum').notNull().default(0),
      ratings: c.int('ratings').notNull().default(0),
      /** ratingSum / ratings, kept for the order of the public list. */
      rating: c.real('rating').notNull().default(0),
      poiCount: c.int('poi_count').notNull().default(0),
      taskCount: c.int('task_count').notNull().default(0),
      pointsToEarn: c.int('points_to_earn').notNull().default(0),
      createdAt: c.time('created_at').notNull(),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [
      c.uniqueIndex('explorations_slug').on(t.slug),
      c.index('explorations_list').on(t.published, t.rating, t.id),
      c.index('explorations_place').on(t.published, t.postalCode, t.rating, t.id),
      c.index('explorations_creator').on(t.creatorId, t.id),
    ],
  );

  /** Published runs per postal code, and of all of them: the map costs the places and the length of the list one row. */
  const placeCounts = c.table('place_counts', {
    postalCode: c.text('postal_code').primaryKey(),
    withCode: c.int('with_code').notNull(),
    withoutCode: c.int('without_code').notNull(),
  });

  /** Searched texts of runs; made by migration 0001, for a trigram index is the one thing the dialects do not share. */
  const explorationSearch = c.table('exploration_search', {
    rowid: c.int('rowid').notNull(),
    text: c.text('text').notNull(),
  });

  const postalCodes = c.table('postal_codes', {
    code: c.text('code').primaryKey(),
    name: c.text('name').notNull(),
    latitude: c.real('latitude').notNull(),
    longitude: c.real('longitude').notNull(),
  });

  /** What the geocoder answered for codes that the own table does not have. */
  const geocodedCodes = c.table('geocoded_codes', {
    code: c.text('code').primaryKey(),
    places: c.json<{ name: string; latitude: number; longitude: number }[]>('places').notNull(),
    askedAt: c.time('asked_at').notNull(),
  });

  const pois = c.table(
    'pois',
    {
      id: c.id(),
      explorationId: c
        .int('exploration_id')
        .notNull()
        .references(() => explorations.id, { onDelete: 'cascade' }),
      position: c.int('position').notNull(),
      name: c.text('name').notNull(),
      slug: c.text('slug').notNull(),
      description: c.text('description').notNull(),
      locationType: c.text('location_type').$type<LocationType>().notNull(),
      street: c.text('street'),
      postalCode: c.text('postal_code'),
      location: c.text('location'),
      latitude: c.real('latitude'),
      longitude: c.real('longitude'),
      updatedAt: c.time('updated_at').notNull().default(NEVER),
    },
    (t) => [
      c.uniqueIndex('pois_slug').on(t.explorationId, t.slug),
      c.index('pois_position').on(t.explorationId, t.position),
    ],
  );

  const hints = c.table(
    'hints',
    {
      id: c.id(),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      position: c.int('position').notNull(),
      hintType: c.text('hint_type').$type<HintType>().notNull(),
      hintValue: c.text('hint_value').notNull(),
      cost: c.int('cost').notNull(),
    },
    (t) => [c.index('hints_poi').on(t.poiId, t.position)],
  );

  const prerequisites = c.table(
    'prerequisites',
    {
      id: c.id(),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      unlockType: c.text('unlock_type').$type<UnlockType>().notNull(),
      value: c.int('value').notNull(),
      updatedAt: c.time('updated_at').notNull().default(NEVER),
    },
    (t) => [c.index('prerequisites_poi').on(t.poiId)],
  );

  const tasks = c.table(
    'tasks',
    {
      id: c.id(),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      position: c.int('position').notNull(),
      name: c.text('name').notNull(),
      slug: c.text('slug').notNull(),
      description: c.text('description').notNull(),
      taskType: c.text('task_type').$type<TaskType>().notNull(),
      points: c.int('points').notNull(),
      attempts: c.int('attempts'),
      content: c.json<TaskContents[TaskType]>('content').notNull(),
      updatedAt: c.time('updated_at').notNull().default(NEVER),
    },
    (t) => [c.uniqueIndex('tasks_slug').on(t.poiId, t.slug), c.index('tasks_position').on(t.poiId, t.position)],
  );

  const battles = c.table(
    'battles',
    {
      id: c.id(),
      creatorId: c.int('creator_id').references(() => users.id, { onDelete: 'cascade' }),
      name: c.text('name').notNull(),
      slug: c.text('slug').notNull(),
      description: c.text('description').notNull(),
      /** The name as it is searched (search.ts). */
      searchText: c.text('search_text').notNull(),
      startsAt: c.time('starts_at'),
      endsAt: c.time('ends_at'),
      pausedAt: c.time('paused_at'),
      /** Whether the big screen is shown to everybody. */
      board: c.bool('board').notNull().default(false),
      /** The ranking that everybody but its creator sees while it is frozen. */
      frozen: c.json<FrozenRanking>('frozen'),
      createdAt: c.time('created_at').notNull(),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [c.uniqueIndex('battles_slug').on(t.slug), c.index('battles_creator').on(t.creatorId)],
  );

  const teams = c.table(
    'teams',
    {
      id: c.id(),
      creatorId: c.int('creator_id').references(() => users.id, { onDelete: 'cascade' }),
      name: c.text('name').notNull(),
      slug: c.text('slug').notNull(),
      image: c.text('image'),
      code: c.text('code'),
      /** Of a team of friends: the one run they play together, without a battle and without a creator. */
      explorationId: c.int('exploration_id').references(() => explorations.id, { onDelete: 'cascade' }),
      createdAt: c.time('created_at').notNull(),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [c.index('teams_exploration').on(t.explorationId), c.uniqueIndex('teams_slug').on(t.creatorId, t.slug)],
  );

  /** A pair of run and team in a battle; a team plays one run of it. */
  const participants = c.table(
    'participants',
    {
      id: c.id(),
      battleId: c
        .int('battle_id')
        .notNull()
        .references(() => battles.id, { onDelete: 'cascade' }),
      explorationId: c
        .int('exploration_id')
        .notNull()
        .references(() => explorations.id, { onDelete: 'cascade' }),
      teamId: c
        .int('team_id')
        .notNull()
        .references(() => teams.id, { onDelete: 'cascade' }),
      /** On top of the battle's end. */
      extraMinutes: c.int('extra_minutes').notNull().default(0),
      /** Points that were given, less those that were taken; each one is in `battle_acts`. */
      adjusted: c.int('adjusted').notNull().default(0),
    },
    (t) => [
      c.uniqueIndex('participants_team').on(t.battleId, t.teamId),
      c.index('participants_exploration').on(t.explorationId),
      c.index('participants_of_team').on(t.teamId),
    ],
  );

  return {
    users,
    pictures,
    explorations,
    placeCounts,
    explorationSearch,
    postalCodes,
    geocodedCodes,
    pois,
    hints,
    prerequisites,
    tasks,
    battles,
    teams,
    participants,
  };
}

export type ContentTables = ReturnType<typeof defineContentTables>;
