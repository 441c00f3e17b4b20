import type { HtmlFieldOf, HtmlRecord } from '@puzzle-runs/domain/translation/text-fields.ts';
import { type AnyColumn, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './store.ts';

export interface PictureColumn {
  table: PgTable;
  id: AnyPgColumn;
  text: AnyColumn;
  /**
   * Content of the column: HTML, the address of one picture, JSON with both, or the address of a sound, which is never
   * fetched from other hosts.
   */
  holds: 'html' | 'address' | 'json' | 'sound';
  /** Rows in which the column is no address of a picture are left out. */
  only?: SQL;
  /** Time of the last change; left out for small tables. */
  changedAt?: AnyColumn;
  /** Translations that are made from the column; left out where there are none. */
  translations?: SourceColumn;
}

/** The table with the translations of a source text. */
interface SourceColumn {
  texts: PgTable & Record<'field' | 'sourceHash' | 'sourceText', AnyPgColumn>;
  /** Id of the record with the source text. */
  record: AnyPgColumn;
  field: string;
  /** Of the source text in a JSON column. */
  key?: string;
}

/** Every column that may contain the address of an uploaded file: alone, in HTML or in JSON. */
export function pictureColumns({ t }: Db): PictureColumn[] {
  const { explorations: e, pois, hints, tasks, teams, battles, explorationTexts, poiTexts, taskTexts } = t;
  const ofRun = { table: e, id: e.id, changedAt: e.updatedAt };
  const ofTask = { table: tasks, id: tasks.id, changedAt: tasks.updatedAt };
  const inRun = { texts: explorationTexts, record: explorationTexts.explorationId };
  const inTask = { texts: taskTexts, record: taskTexts.taskId };
  // Every field that the table of texts calls HTML, or this does not compile.
  const html: { readonly [R in HtmlRecord]: Readonly<Record<HtmlFieldOf<R>, PictureColumn>> } = {
    exploration: {
      description: { ...ofRun, text: e.description, holds: 'html', translations: { ...inRun, field: 'description' } },
      intro: { ...ofRun, text: e.intro, holds: 'html', translations: { ...inRun, field: 'intro' } },
      finale: { ...ofRun, text: e.finale, holds: 'html', translations: { ...inRun, field: 'finale' } },
    },
    poi: {
      description: {
        table: pois,
        id: pois.id,
        text: pois.description,
        holds: 'html',
        changedAt: pois.updatedAt,
        translations: { texts: poiTexts, record: poiTexts.poiId, field: 'description' },
      },
    },
    hint: {},
    task: {
      description: {
        ...ofTask,
        text: tasks.description,
        holds: 'html',
        translations: { ...inTask, field: 'description' },
      },
      explanation: {
        ...ofTask,
        text: tasks.explanation,
        holds: 'html',
        translations: { ...inTask, field: 'explanation' },
      },
      cloze_text: {
        ...ofTask,
        text: tasks.content,
        holds: 'json',
        translations: { ...inTask, field: 'cloze_text', key: 'text' },
      },
    },
    item: {},
    battle: { description: { table: battles, id: battles.id, text: battles.description, holds: 'html' } },
  };
  return [
    ...Object.values(html).flatMap((columns) => Object.values<PictureColumn>(columns)),
    { ...ofRun, text: e.image, holds: 'address' },
    { table: hints, id: hints.id, text: hints.hintValue, holds: 'address', only: eq(hints.hintType, 'image') },
    { table: hints, id: hints.id, text: hints.hintValue, holds: 'sound', only: eq(hints.hintType, 'audio') },
    { table: teams, id: teams.id, text: teams.image, holds: 'address' },
    { table: battles, id: battles.id, text: battles.frozen, holds: 'json' },
    ...[explorationTexts, poiTexts, taskTexts].map((texts): PictureColumn => {
      return { table: texts, id: texts.id, text: texts.text, holds: 'html', changedAt: texts.updatedAt };
    }),
  ];
}
