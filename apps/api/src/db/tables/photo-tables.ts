import type { PhotoReview, PhotoState } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';
import type { PlayTables } from './play-tables.ts';

/** Photos of players, and the files that hold them. */
export function definePhotoTables(
  c: Columns,
  {
    explorations,
    tasks,
    participations,
  }: Pick<ContentTables, 'explorations' | 'tasks'> & Pick<PlayTables, 'participations'>,
) {
  /** Uploaded by a participation; `taskId` and the columns of its verdict are set once it was sent as an answer. */
  const photos = c.table(
    'photos',
    {
      id: c.id(),
      participationId: c
        .int('participation_id')
        .notNull()
        .references(() => participations.id, { onDelete: 'cascade' }),
      explorationId: c
        .int('exploration_id')
        .notNull()
        .references(() => explorations.id, { onDelete: 'cascade' }),
      /** Null until the player sends the photo. */
      taskId: c.int('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
      /** Who uploaded it: `guest:<uuid>` or `user:<id>`. */
      member: c.text('member').notNull(),
      /** Id of the client for a lost request; null without one. */
      uploadId: c.text('upload_id'),
      /** Name of the stored file; null once the picture was deleted. */
      file: c.text('file'),
      bytes: c.int('bytes').notNull(),
      uploadedAt: c.time('uploaded_at').notNull(),
      sentAt: c.time('sent_at'),
      /** Of the task when the photo was sent; null until then, like `state`. */
      review: c.text('review').$type<PhotoReview>(),
      state: c.text('state').$type<PhotoState>(),
      reason: c.text('reason'),
      reviewedAt: c.time('reviewed_at'),
      boardAllowed: c.bool('board_allowed').notNull().default(false),
      onBoard: c.bool('on_board').notNull().default(false),
      /** When a visitor of the big screen reported it. */
      reportedAt: c.time('reported_at'),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [
      c.uniqueIndex('photos_upload').on(t.participationId, t.uploadId),
      c.index('photos_exploration').on(t.explorationId, t.state),
      c.index('photos_task').on(t.taskId),
      c.index('photos_uploaded').on(t.uploadedAt),
    ],
  );

  /**
   * Files of photos. The row is inserted before the file is saved and outlives its photo, also one that a cascade
   * deletes, until a job has deleted the file.
   */
  const photoFiles = c.table(
    'photo_files',
    {
      name: c.text('name').primaryKey(),
      /** Null once the file may be deleted. */
      photoId: c.int('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    },
    (t) => [c.index('photo_files_photo').on(t.photoId)],
  );

  return { photos, photoFiles };
}
