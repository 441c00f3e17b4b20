import type { HelpState } from '@puzzle-runs/domain/battle/help-request.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';
import type { PlayTables } from './play-tables.ts';

/** Data for the console of an event: opened spots, connected phones, and requests for help. */
export function defineEventTables(c: Columns, { pois, tasks, participations }: ContentTables & PlayTables) {
  /**
   * Spots that have opened, by their prerequisites or by an organiser, and that were done. A spot stays open and done,
   * so rows are only deleted by cascade. Spots without prerequisites may be missing.
   */
  const openedPois = c.table(
    'opened_pois',
    {
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      openedAt: c.time('opened_at').notNull(),
      /** When the spot was done first, where that matters; null before. */
      doneAt: c.time('done_at'),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.poiId] }), c.index('opened_pois_poi').on(t.poiId)],
  );

  /**
   * Open event streams of battles per process. Each process renews
   * its rows; old rows belong to processes that have ended.
   */
  const openStreams = c.table(
    'open_streams',
    {
      /** Random id of the process. */
      process: c.text('process').notNull(),
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      streams: c.int('streams').notNull(),
      seenAt: c.time('seen_at').notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.process, t.participationId] }),
      c.index('open_streams_participation').on(t.participationId),
    ],
  );

  /**
   * Requests for help of teams, deleted with the participation, and
   * with the battle. A team has at most one that is not resolved.
   */
  const helpRequests = c.table(
    'help_requests',
    {
      id: c.id(),
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      /** Null once the spot is deleted. */
      poiId: c.int('poi_id').references(() => pois.id, { onDelete: 'set null' }),
      taskId: c.int('task_id').references(() => tasks.id, { onDelete: 'set null' }),
      text: c.text('text').notNull(),
      state: c.text('state').$type<HelpState>().notNull(),
      answer: c.text('answer'),
      createdAt: c.time('created_at').notNull(),
      resolvedAt: c.time('resolved_at'),
      /** Id that the client made up, so that a repeated request is recognised. */
      submissionId: c.text('submission_id'),
    },
    (t) => [
      c.index('help_requests_participation').on(t.participationId),
      c.index('help_requests_poi').on(t.poiId),
      c.index('help_requests_task').on(t.taskId),
    ],
  );

  return { openedPois, openStreams, helpRequests };
}
