import type { FieldOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';

/**
 * The texts of explorations in other languages than their own (docs/decisions/0094): one
 * row per text and language, deleted with its record. Each row names its exploration, so
 * that all texts of a run are one read and a trigger raises its revision.
 */
export function defineTranslationTables(c: Columns, { explorations, pois, hints, tasks }: ContentTables) {
  const explorationId = () =>
    c
      .int('exploration_id')
      .notNull()
      .references(() => explorations.id, { onDelete: 'cascade' });

  /** Columns of every translated text. */
  const translated = () => ({
    id: c.id(),
    explorationId: explorationId(),
    /** BCP 47. */
    lang: c.text('lang').notNull(),
    text: c.text('text').notNull(),
    /** Hash of the translated source text; shows whether the source has changed since. */
    sourceHash: c.text('source_hash').notNull(),
    /** The translated source text, shown beside the changed one. */
    sourceText: c.text('source_text').notNull(),
    updatedAt: c.time('updated_at').notNull(),
  });

  /** Languages into which a creator translates an exploration. */
  const explorationLanguages = c.table(
    'exploration_languages',
    {
      explorationId: explorationId(),
      lang: c.text('lang').notNull(),
      /**
       * Whether all required texts exist, so that players are
       * offered the language; updated with every change of a text.
       */
      offered: c.bool('offered').notNull().default(false),
    },
    (t) => [
      c.primaryKey({ name: 'exploration_languages_pk', columns: [t.explorationId, t.lang] }),
      c.index('exploration_languages_offered').on(t.lang, t.offered, t.explorationId),
    ],
  );

  const explorationTexts = c.table(
    'exploration_texts',
    { ...translated(), field: c.text('field').$type<FieldOf<'exploration'>>().notNull() },
    (t) => [c.uniqueIndex('exploration_texts_field').on(t.explorationId, t.field, t.lang)],
  );

  const poiTexts = c.table(
    'poi_texts',
    {
      ...translated(),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      field: c.text('field').$type<FieldOf<'poi'>>().notNull(),
    },
    (t) => [
      c.uniqueIndex('poi_texts_field').on(t.poiId, t.field, t.lang),
      c.index('poi_texts_exploration').on(t.explorationId, t.lang),
    ],
  );

  const hintTexts = c.table(
    'hint_texts',
    {
      ...translated(),
      hintId: c
        .int('hint_id')
        .notNull()
        .references(() => hints.id, { onDelete: 'cascade' }),
      field: c.text('field').$type<FieldOf<'hint'>>().notNull(),
    },
    (t) => [
      c.uniqueIndex('hint_texts_field').on(t.hintId, t.field, t.lang),
      c.index('hint_texts_exploration').on(t.explorationId, t.lang),
    ],
  );

  const taskTexts = c.table(
    'task_texts',
    {
      ...translated(),
      taskId: c
        .int('task_id')
        .notNull()
        .references(() => tasks.id, { onDelete: 'cascade' }),
      field: c.text('field').$type<FieldOf<'task'>>().notNull(),
    },
    (t) => [
      c.uniqueIndex('task_texts_field').on(t.taskId, t.field, t.lang),
      c.index('task_texts_exploration').on(t.explorationId, t.lang),
    ],
  );

  /** Texts of the answers, choices, words and entries in the content of a task, which have ids but no rows. */
  const taskItemTexts = c.table(
    'task_item_texts',
    {
      ...translated(),
      taskId: c
        .int('task_id')
        .notNull()
        .references(() => tasks.id, { onDelete: 'cascade' }),
      itemId: c.int('item_id').notNull(),
      field: c.text('field').$type<FieldOf<'item'>>().notNull(),
    },
    (t) => [
      c.uniqueIndex('task_item_texts_field').on(t.taskId, t.itemId, t.field, t.lang),
      c.index('task_item_texts_exploration').on(t.explorationId, t.lang),
    ],
  );

  return { explorationLanguages, explorationTexts, poiTexts, hintTexts, taskTexts, taskItemTexts };
}
