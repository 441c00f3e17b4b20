import type { Columns } from './columns.ts';
import type { ContentTables } from './content-tables.ts';
import type { PlayTables } from './play-tables.ts';

/** What the console of an event needs: spots that the organiser opened, and connected phones. */
export function defineEventTables(c: Columns, { pois, participations }: ContentTables & PlayTables) {
  /** Spots that an organiser opened for a team, whatever their prerequisites. Rows are never removed on their own. */
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
      /** Id that the client made up, so that a repeated request is recognised. */
      submissionId: c.text('submission_id'),
    },
    (t) => [c.primaryKey({ columns: [t.participationId, t.poiId] }), c.index('opened_pois_poi').on(t.poiId)],
  );

  /** Open event streams of battles, counted per process, which renews its rows; old rows are of processes that ended. */
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

  return { openedPois, openStreams };
}
