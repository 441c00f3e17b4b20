import type { TextAddress } from '@puzzle-runs/domain/translation/text-fields.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { timeSlices } from '#concurrency/time-slices.ts';
import { statement } from './statement.ts';
import type { Db } from './store.ts';

/** A text of an exploration in another language than the source. */
export interface TranslatedText extends TextAddress {
  lang: string;
  text: string;
  sourceHash: string;
  sourceText: string;
  updatedAt: Date;
}

const languages = statement((db) => {
  const { explorationId, lang, offered } = db.t.explorationLanguages;
  return db
    .select({ lang, offered })
    .from(db.t.explorationLanguages)
    .where(eq(explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(lang));
});

/** The languages into which an exploration is translated, by tag. */
export function listLanguages(db: Db, explorationId: number): Promise<{ lang: string; offered: boolean }[]> {
  return languages(db, { explorationId });
}

const ofExploration = statement((db) => {
  const { explorationTexts: t } = db.t;
  const { lang, text, sourceHash, sourceText, updatedAt, field } = t;
  return db
    .select({ id: t.explorationId, field, lang, text, sourceHash, sourceText, updatedAt })
    .from(t)
    .where(eq(t.explorationId, sql.placeholder('explorationId')));
});

const ofPois = statement((db) => {
  const { poiTexts: t } = db.t;
  const { lang, text, sourceHash, sourceText, updatedAt, field } = t;
  return db
    .select({ id: t.poiId, field, lang, text, sourceHash, sourceText, updatedAt })
    .from(t)
    .where(eq(t.explorationId, sql.placeholder('explorationId')));
});

const ofHints = statement((db) => {
  const { hintTexts: t } = db.t;
  const { lang, text, sourceHash, sourceText, updatedAt, field } = t;
  return db
    .select({ id: t.hintId, field, lang, text, sourceHash, sourceText, updatedAt })
    .from(t)
    .where(eq(t.explorationId, sql.placeholder('explorationId')));
});

const ofTasks = statement((db) => {
  const { taskTexts: t } = db.t;
  const { lang, text, sourceHash, sourceText, updatedAt, field } = t;
  return db
    .select({ id: t.taskId, field, lang, text, sourceHash, sourceText, updatedAt })
    .from(t)
    .where(eq(t.explorationId, sql.placeholder('explorationId')));
});

const ofItems = statement((db) => {
  const { taskItemTexts: t } = db.t;
  const { lang, text, sourceHash, sourceText, updatedAt, field, itemId } = t;
  return db
    .select({ id: t.taskId, itemId, field, lang, text, sourceHash, sourceText, updatedAt })
    .from(t)
    .where(eq(t.explorationId, sql.placeholder('explorationId')));
});

/** The translated texts of the exploration itself, without its pois. */
async function listStoryTexts(db: Db, explorationId: number): Promise<TranslatedText[]> {
  const rows = await ofExploration(db, { explorationId });
  return rows.map((row) => ({ ...row, record: 'exploration' as const, itemId: null }));
}

/** All translated texts of an exploration: five queries. */
export async function listTranslatedTexts(db: Db, explorationId: number): Promise<TranslatedText[]> {
  const letOthersRun = timeSlices();
  let turn = Promise.resolve();
  /** PostgreSQL gets all queries at once; between those of SQLite, which computes in this thread, others run. */
  function inTurn<Rows>(read: () => Promise<Rows>): Promise<Rows> {
    turn = turn.then(letOthersRun);
    return turn.then(read);
  }
  const [exploration, pois, hints, tasks, items] = await Promise.all([
    inTurn(() => listStoryTexts(db, explorationId)),
    inTurn(() => ofPois(db, { explorationId })),
    inTurn(() => ofHints(db, { explorationId })),
    inTurn(() => ofTasks(db, { explorationId })),
    inTurn(() => ofItems(db, { explorationId })),
  ]);
  await letOthersRun();
  return [
    ...exploration,
    ...pois.map((row) => ({ ...row, record: 'poi' as const, itemId: null })),
    ...hints.map((row) => ({ ...row, record: 'hint' as const, itemId: null })),
    ...tasks.map((row) => ({ ...row, record: 'task' as const, itemId: null })),
    ...items.map((row) => ({ ...row, record: 'item' as const })),
  ];
}
