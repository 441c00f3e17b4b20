import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import type { Pause } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { ROOM_MINUTES } from '@puzzle-runs/domain/battle/room.ts';
import { STUCK_MINUTES } from '@puzzle-runs/domain/battle/team-attention.ts';
import type { TeamOrder } from '@puzzle-runs/domain/battle/team-order.ts';
import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import type { FinishRule, Route } from '@puzzle-runs/domain/game/game.ts';
import { PHOTO_DAYS_PROPOSED, type PhotoDays } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { LocationType } from '@puzzle-runs/domain/poi/arrival.ts';
import type { UnlockMode } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Columns } from '../columns.ts';
import { defineHints } from './hint-table.ts';

/** Content of creators (runs, spots, quests, teams, battles), accounts and pictures. */
export function defineContentTables(c: Columns) {
  const users = c.table(
    'users',
    {
      id: c.id(),
      name: c.text('name').notNull(),
      /** Normalised (domain/account/normalize-email.ts) and confirmed. */
      email: c.text('email').notNull(),
      passwordHash: c.text('password_hash'),
      createdAt: c.time('created_at').notNull(),
    },
    (t) => [c.uniqueIndex('users_email').on(t.email)],
  );

  /** Uploaded pictures by file name. The row is inserted before the file is saved, and deleted before the file is. */
  const pictures = c.table(
    'pictures',
    {
      name: c.text('name').primaryKey(),
      /** Account that uploaded the picture; null if several did or the account was deleted. */
      userId: c.int('user_id').references(() => users.id, { onDelete: 'set null' }),
      /** Time of the upload, or of the last check that found the picture in use. */
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
      /** HTML that players read before the first spot; `finale`: once they have finished. */
      intro: c.text('intro').notNull().default(''),
      finale: c.text('finale').notNull().default(''),
      image: c.text('image'),
      postalCode: c.text('postal_code').notNull(),
      code: c.text('code'),
      /** Who finds the run: `public` everybody, `link` only who has `linkKey`. A run with `link` has no code. */
      visibility: c.text('visibility').$type<Visibility>().notNull().default('public'),
      /** The key in the links of a run with `link`; kept while the run is public, so that its links work again. */
      linkKey: c.text('link_key'),
      published: c.bool('published').notNull(),
      /** Language of the content (BCP 47). */
      lang: c.text('lang').notNull().default('de'),
      /** Length of the way in metres as given by the creator; null means it is computed from the spots. */
      walkMetres: c.int('walk_metres'),
      /** Minutes as given by the creator; null means `measuredMinutes`. */
      durationMinutes: c.int('duration_minutes'),
      /** Median of the minutes from joining to the finish; null while too few players have finished. */
      measuredMinutes: c.int('measured_minutes'),
      stepFree: c.bool('step_free').notNull().default(false),
      toilets: c.bool('toilets').notNull().default(false),
      pram: c.bool('pram').notNull().default(false),
      /** Meeting point chosen by the creator; both or neither are null. */
      meetingLatitude: c.real('meeting_latitude'),
      meetingLongitude: c.real('meeting_longitude'),
      /** Whether phones may load the answers and play without a network. */
      playableOffline: c.bool('playable_offline').notNull().default(false),
      /** For pupils: quests may ask for photos only with `photos`. */
      forPupils: c.bool('for_pupils').notNull().default(false),
      photos: c.bool('photos').notNull().default(false),
      /** Days after sending on which the pictures of players are deleted. */
      photoDays: c.int('photo_days').$type<PhotoDays>().notNull().default(PHOTO_DAYS_PROPOSED),
      route: c.text('route').$type<Route>().notNull().default('free'),
      /** `finishPois`: how many spots, `finishPoi`: the id of the spot that finishes the run; null without such a rule. */
      finishRule: c.text('finish_rule').$type<FinishRule['rule']>().notNull().default('nothing_open'),
      finishPois: c.int('finish_pois'),
      finishPoi: c.int('finish_poi'),
      /**
       * Raised by triggers with every change to the spots, hints, prerequisites, quests and translations of the run,
       * its intro, its finale, its route, its finish and `photoDays`.
       */
      revision: c.int('revision').notNull().default(0),
      ratingSum: c.int('rating_sum').notNull().default(0),
      ratings: c.int('ratings').notNull().default(0),
      /** ratingSum / ratings, stored because the public list is ordered by it. */
      rating: c.real('rating').notNull().default(0),
      poiCount: c.int('poi_count').notNull().default(0),
      taskCount: c.int('task_count').notNull().default(0),
      pointsToEarn: c.int('points_to_earn').notNull().default(0),
      createdAt: c.time('created_at').notNull(),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [
      c.uniqueIndex('explorations_slug').on(t.slug),
      c.index('explorations_list').on(t.published, t.visibility, t.rating, t.id),
      c.index('explorations_place').on(t.published, t.visibility, t.postalCode, t.rating, t.id),
      c.index('explorations_creator').on(t.creatorId, t.id),
      c.index('explorations_lang').on(t.published, t.visibility, t.lang),
    ],
  );

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
      /** Place of coordinates, pin of an address, or the hidden target of hints, which players never receive. */
      latitude: c.real('latitude'),
      longitude: c.real('longitude'),
      /** Metres around the place within which players arrive; null means the quests are open without arriving. */
      arrivalRadius: c.int('arrival_radius'),
      /** Printed code that proves the arrival; exists while `arrivalRadius` is set. */
      arrivalCode: c.text('arrival_code'),
      /** Minutes after which players may say themselves that they have arrived; null means never. */
      arrivalWaitMinutes: c.int('arrival_wait_minutes'),
      unlockMode: c.text('unlock_mode').$type<UnlockMode>().notNull().default('all'),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [
      c.uniqueIndex('pois_slug').on(t.explorationId, t.slug),
      c.index('pois_position').on(t.explorationId, t.position),
    ],
  );

  const hints = defineHints(c, pois);

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
      /** HTML, shown once the task is solved. */
      explanation: c.text('explanation').notNull().default(''),
      /** Whether explanation and solution are also shown after the last attempt. */
      explainAfterAttempts: c.bool('explain_after_attempts').notNull().default(false),
      /** Whether the best try brings points when the last attempt is used. */
      partial: c.bool('partial').notNull().default(false),
      /** Ids of other quests of the run whose answers are shown beside it; null without any. */
      pieces: c.json<number[]>('pieces'),
      updatedAt: c.time('updated_at').notNull(),
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
      /** The name in searchable form (search.ts). */
      searchText: c.text('search_text').notNull(),
      startsAt: c.time('starts_at'),
      endsAt: c.time('ends_at'),
      pausedAt: c.time('paused_at'),
      /** Whether the battle waits until its organiser starts it; the start is written to `startsAt`. */
      manualStart: c.bool('manual_start').notNull().default(false),
      /** Minutes without progress after which a team counts as stuck. */
      stuckMinutes: c.int('stuck_minutes').notNull().default(STUCK_MINUTES),
      /** Whether teams may call for help. */
      helpRequests: c.bool('help_requests').notNull().default(false),
      /** Whether the big screen is public. */
      board: c.bool('board').notNull().default(false),
      /** Whether teams are ranked by their share of the points of their run instead of by points. */
      rankByShare: c.bool('rank_by_share').notNull().default(false),
      teamOrder: c.text('team_order').$type<TeamOrder>().notNull().default('as_written'),
      /** Whether the first and the last spot keep their place in every order. */
      fixedFirst: c.bool('fixed_first').notNull().default(false),
      fixedLast: c.bool('fixed_last').notNull().default(false),
      /** What decides between teams with equal points. */
      tieRule: c.text('tie_rule').$type<TieRule>().notNull().default('last_solution'),
      /** Minutes between the starts of two teams; 0: all start at once. */
      staggerMinutes: c.int('stagger_minutes').notNull().default(0),
      /** Most teams at one spot at the same time; null: as many as come. */
      roomTeams: c.int('room_teams'),
      /** After how many minutes a team that waits for room is let in. */
      roomMinutes: c.int('room_minutes').notNull().default(ROOM_MINUTES),
      /** Pauses that are over, oldest first; null without any. */
      pauses: c.json<readonly Pause[]>('pauses'),
      /** Code of the organiser that replaces any arrival code of the battle. */
      arrivalCode: c.text('arrival_code'),
      /** Whether phones of this battle may load the answers and play without a network. */
      playableOffline: c.bool('playable_offline').notNull().default(false),
      /** The ranking that all but the creator see while it is frozen; `at` in ISO 8601. */
      frozen: c.json<{ rank_by_share: boolean; tie_rule?: TieRule; at: string; rows: RankingEntry[] }>('frozen'),
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
      /** Only for a team of friends, which has no battle and no creator: the run it plays. */
      explorationId: c.int('exploration_id').references(() => explorations.id, { onDelete: 'cascade' }),
      /** Only for a team that registered itself, which has no creator: the battle it belongs to. */
      battleId: c.int('battle_id').references(() => battles.id, { onDelete: 'cascade' }),
      createdAt: c.time('created_at').notNull(),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [
      c.index('teams_exploration').on(t.explorationId),
      c.index('teams_battle').on(t.battleId),
      c.uniqueIndex('teams_slug').on(t.creatorId, t.slug),
    ],
  );

  /** A run and a team in a battle; a team plays one run per battle. */
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
      /** Added to the end of the battle for this team. */
      extraMinutes: c.int('extra_minutes').notNull().default(0),
      /** How much later than the battle the team starts and ends, in milliseconds. */
      startDelay: c.int('start_delay').notNull().default(0),
      endDelay: c.int('end_delay').notNull().default(0),
      /** Sum of given and taken points; each one is logged in `battle_acts`. */
      adjusted: c.int('adjusted').notNull().default(0),
      /** When the organiser marked the team as contacted; it counts until the team is active again. */
      contactedAt: c.time('contacted_at'),
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
    pois,
    hints,
    tasks,
    battles,
    teams,
    participants,
  };
}

export type ContentTables = ReturnType<typeof defineContentTables>;
