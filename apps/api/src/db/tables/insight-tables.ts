import type { ReportReason } from '@puzzle-runs/domain/insights/feedback.ts';
import type { Tally } from '@puzzle-runs/domain/insights/figures.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';
import type { PlayTables } from './play-tables.ts';

/** Insights of creators: counters, wrong answers, reports of players and comments (docs/decisions/0066). */
export function defineInsightTables(
  c: Columns,
  { explorations, pois, tasks }: ContentTables,
  { participations }: PlayTables,
) {
  /**
   * The share of each participation in the counters. When a row is deleted, a trigger subtracts it. Trials have no row.
   */
  const insightTallies = c.table(
    'insight_tallies',
    {
      participationId: c
        .int('participation_id')
        .primaryKey()
        .references(() => participations.id, { onDelete: 'cascade' }),
      explorationId: c.int('exploration_id').notNull(),
      /** 0 outside of battles. */
      battleId: c.int('battle_id').notNull(),
      /** Of the browser that joined. */
      lang: c.text('lang').$type<Language>().notNull(),
      /** On which the participation began: days since 1970-01-01, in the time zone of the installation. */
      day: c.int('day').notNull(),
      /**
       * Of the last act: hours since 1970-01-01 00:00 UTC. Changes
       * once an hour, so PostgreSQL rarely touches the index.
       */
      activeHour: c.int('active_hour').notNull(),
      tally: c.json<Tally>('tally').notNull(),
    },
    (t) => [c.index('insight_tallies_active').on(t.explorationId, t.activeHour)],
  );

  /** Sums of the tallies: per day on which participations began, and for all days (day 0). */
  const insightCounters = c.table(
    'insight_counters',
    {
      explorationId: c
        .int('exploration_id')
        .notNull()
        .references(() => explorations.id, { onDelete: 'cascade' }),
      /** `run`: begun and finished, read for all days; `part`: pois and tasks. */
      scope: c.text('scope').$type<'run' | 'part'>().notNull(),
      day: c.int('day').notNull(),
      /** Key of the tally. */
      figure: c.text('figure').notNull(),
      /** 0 outside of battles. */
      battleId: c.int('battle_id').notNull(),
      lang: c.text('lang').$type<Language>().notNull(),
      /** Of a figure of a poi. */
      poiId: c.int('poi_id').references(() => pois.id, { onDelete: 'cascade' }),
      /** Of a figure of a task. */
      taskId: c.int('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
      n: c.int('n').notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.explorationId, t.scope, t.day, t.figure, t.battleId, t.lang] }),
      c.index('insight_counters_poi').on(t.poiId),
      c.index('insight_counters_task').on(t.taskId),
    ],
  );

  /** Wrong answers, folded and cut, for 90 days. Creators see a text once two participations have given it. */
  const wrongAnswers = c.table(
    'wrong_answers',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      taskId: c
        .int('task_id')
        .notNull()
        .references(() => tasks.id, { onDelete: 'cascade' }),
      text: c.text('text').notNull(),
      count: c.int('count').notNull(),
      lastAt: c.time('last_at').notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.participationId, t.taskId, t.text] }),
      c.index('wrong_answers_task').on(t.taskId, t.text),
      c.index('wrong_answers_last').on(t.lastAt),
    ],
  );

  /**
   * Number of participations that gave a wrong answer, and how often. Triggers maintain it, because summing a million
   * answers takes too long (decision 0066).
   */
  const wrongAnswerCounts = c.table(
    'wrong_answer_counts',
    {
      taskId: c
        .int('task_id')
        .notNull()
        .references(() => tasks.id, { onDelete: 'cascade' }),
      text: c.text('text').notNull(),
      givers: c.int('givers').notNull(),
      count: c.int('count').notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.taskId, t.text] }),
      c.index('wrong_answer_counts_givers').on(t.taskId, t.givers),
    ],
  );

  /** “Quest melden”: reports of players about a task. Deleted with the participation and after 12 months. */
  const taskReports = c.table(
    'task_reports',
    {
      id: c.id(),
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      taskId: c
        .int('task_id')
        .notNull()
        .references(() => tasks.id, { onDelete: 'cascade' }),
      reason: c.text('reason').$type<ReportReason>().notNull(),
      text: c.text('text').notNull(),
      createdAt: c.time('created_at').notNull(),
      resolvedAt: c.time('resolved_at'),
    },
    (t) => [
      c.uniqueIndex('task_reports_once').on(t.participationId, t.taskId),
      c.index('task_reports_task').on(t.taskId),
    ],
  );

  /** The comment with a rating, for the creator only: one per participation, deleted with it and after 12 months. */
  const ratingComments = c.table(
    'rating_comments',
    {
      participationId: c
        .int('participation_id')
        .primaryKey()
        .references(() => participations.id, { onDelete: 'cascade' }),
      explorationId: c.int('exploration_id').notNull(),
      text: c.text('text').notNull(),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [
      c.index('rating_comments_exploration').on(t.explorationId),
      c.index('rating_comments_updated').on(t.updatedAt),
    ],
  );

  return { insightTallies, insightCounters, wrongAnswers, wrongAnswerCounts, taskReports, ratingComments };
}
