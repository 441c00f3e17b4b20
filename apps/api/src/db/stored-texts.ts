import type { TranslatableExploration } from '@puzzle-runs/domain/translation/source-texts.ts';
import type { FieldOf, TextFieldName, TextRecord } from '@puzzle-runs/domain/translation/text-fields.ts';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { timeSlices } from '#concurrency/time-slices.ts';
import type { Db, Tx } from './store.ts';
import type { TranslatedText } from './translated-texts.ts';

/** Everything of an exploration that can be translated, in order of play; undefined if there is no such exploration. */
export async function findTranslatable(
  db: Db,
  explorationId: number,
): Promise<(TranslatableExploration & { lang: string }) | undefined> {
  const { explorations: e, pois: p, hints: h, tasks: t } = db.t;
  const [exploration] = await db
    .select({ id: e.id, lang: e.lang, description: e.description, intro: e.intro, finale: e.finale })
    .from(e)
    .where(eq(e.id, explorationId));
  if (!exploration) return undefined;
  const ofExploration = eq(p.explorationId, explorationId);
  const pois = await db
    .select({ id: p.id, name: p.name, description: p.description })
    .from(p)
    .where(ofExploration)
    .orderBy(asc(p.position), asc(p.id));
  const hints = await db
    .select({
      id: h.id,
      poiId: h.poiId,
      hintType: h.hintType,
      hintValue: h.hintValue,
      hintDescription: h.hintDescription,
    })
    .from(h)
    .innerJoin(p, eq(p.id, h.poiId))
    .where(ofExploration)
    .orderBy(asc(h.position), asc(h.id));
  const tasks = await db
    .select({
      id: t.id,
      poiId: t.poiId,
      name: t.name,
      description: t.description,
      explanation: t.explanation,
      taskType: t.taskType,
      content: t.content,
    })
    .from(t)
    .innerJoin(p, eq(p.id, t.poiId))
    .where(ofExploration)
    .orderBy(asc(t.position), asc(t.id));
  const [hintsOf, tasksOf] = [Map.groupBy(hints, byPoi), Map.groupBy(tasks, byPoi)];
  return {
    ...exploration,
    pois: pois.map((poi) => ({ ...poi, hints: hintsOf.get(poi.id) ?? [], tasks: tasksOf.get(poi.id) ?? [] })),
  };
}

function byPoi({ poiId }: { poiId: number }): number {
  return poiId;
}

export async function insertLanguages(tx: Tx, explorationId: number, languages: readonly string[]): Promise<void> {
  if (languages.length === 0) return;
  const rows = languages.map((lang) => ({ explorationId, lang }));
  await tx.insert(tx.t.explorationLanguages).values(rows).onConflictDoNothing();
}

export async function setOffered(
  tx: Tx,
  { explorationId, lang, offered }: { explorationId: number; lang: string; offered: boolean },
): Promise<void> {
  const { explorationLanguages: l } = tx.t;
  await tx
    .update(l)
    .set({ offered })
    .where(and(eq(l.explorationId, explorationId), eq(l.lang, lang)));
}

/** Deletes languages of an exploration with their texts. */
export async function deleteLanguages(tx: Tx, explorationId: number, languages: readonly string[]): Promise<void> {
  const { explorationLanguages, explorationTexts, poiTexts, hintTexts, taskTexts, taskItemTexts } = tx.t;
  for (const table of [explorationLanguages, explorationTexts, poiTexts, hintTexts, taskTexts, taskItemTexts])
    await tx.delete(table).where(and(eq(table.explorationId, explorationId), inArray(table.lang, [...languages])));
}

/** Deletes the texts of items that a task no longer has. */
export async function deleteTextsOfOtherItems(tx: Tx, taskId: number, itemIds: readonly number[]): Promise<void> {
  const { taskItemTexts: t } = tx.t;
  const gone = itemIds.length > 0 ? notInArray(t.itemId, [...itemIds]) : undefined;
  await tx.delete(t).where(and(eq(t.taskId, taskId), gone));
}

export type StoredText = TranslatedText & { explorationId: number };

/** Rows of one statement: SQLite allows 32,766 parameters, PostgreSQL twice as many. */
const ROWS_AT_ONCE = 200;

/** Inserts texts, or replaces those of the same fields and languages. No two may have the same. */
export async function storeTexts(tx: Tx, texts: readonly StoredText[]): Promise<void> {
  const letOthersRun = timeSlices();
  for (const [record, ofRecord] of Map.groupBy(texts, (text) => text.record)) {
    for (let start = 0; start < ofRecord.length; start += ROWS_AT_ONCE) {
      await storeTextsOf(tx, record, ofRecord.slice(start, start + ROWS_AT_ONCE));
      await letOthersRun();
    }
  }
}

function storeTextsOf(tx: Tx, record: TextRecord, texts: readonly StoredText[]): PromiseLike<unknown> {
  const { explorationTexts: e, poiTexts: p, hintTexts: h, taskTexts: t, taskItemTexts: i } = tx.t;
  const set = {
    text: sql`excluded.text`,
    sourceHash: sql`excluded.source_hash`,
    sourceText: sql`excluded.source_text`,
    updatedAt: sql`excluded.updated_at`,
  };
  const rows = texts.map(({ record: _record, id, field, itemId, ...values }) => ({ id, field, itemId, values }));
  const fieldOf = <R extends TextRecord>(field: TextFieldName) => field as FieldOf<R>;
  switch (record) {
    case 'exploration':
      return tx
        .insert(e)
        .values(rows.map(({ field, values }) => ({ ...values, field: fieldOf<'exploration'>(field) })))
        .onConflictDoUpdate({ target: [e.explorationId, e.field, e.lang], set });
    case 'poi':
      return tx
        .insert(p)
        .values(rows.map(({ id, field, values }) => ({ ...values, poiId: id, field: fieldOf<'poi'>(field) })))
        .onConflictDoUpdate({ target: [p.poiId, p.field, p.lang], set });
    case 'hint':
      return tx
        .insert(h)
        .values(rows.map(({ id, field, values }) => ({ ...values, hintId: id, field: fieldOf<'hint'>(field) })))
        .onConflictDoUpdate({ target: [h.hintId, h.field, h.lang], set });
    case 'task':
      return tx
        .insert(t)
        .values(rows.map(({ id, field, values }) => ({ ...values, taskId: id, field: fieldOf<'task'>(field) })))
        .onConflictDoUpdate({ target: [t.taskId, t.field, t.lang], set });
    case 'item':
      return tx
        .insert(i)
        .values(
          rows.map(({ id, field, itemId, values }) => {
            return { ...values, taskId: id, itemId: itemId ?? 0, field: fieldOf<'item'>(field) };
          }),
        )
        .onConflictDoUpdate({ target: [i.taskId, i.itemId, i.field, i.lang], set });
  }
}

/** Deletes one text of a language. */
export async function deleteText(
  tx: Tx,
  { record, id, field, itemId, lang }: Pick<TranslatedText, 'record' | 'id' | 'field' | 'itemId' | 'lang'>,
): Promise<void> {
  const { explorationTexts: e, poiTexts: p, hintTexts: h, taskTexts: t, taskItemTexts: i } = tx.t;
  switch (record) {
    case 'exploration':
      await tx
        .delete(e)
        .where(and(eq(e.explorationId, id), eq(e.field, field as FieldOf<'exploration'>), eq(e.lang, lang)));
      break;
    case 'poi':
      await tx.delete(p).where(and(eq(p.poiId, id), eq(p.field, field as FieldOf<'poi'>), eq(p.lang, lang)));
      break;
    case 'hint':
      await tx.delete(h).where(and(eq(h.hintId, id), eq(h.field, field as FieldOf<'hint'>), eq(h.lang, lang)));
      break;
    case 'task':
      await tx.delete(t).where(and(eq(t.taskId, id), eq(t.field, field as FieldOf<'task'>), eq(t.lang, lang)));
      break;
    case 'item': {
      const ofItem = and(eq(i.taskId, id), eq(i.itemId, itemId ?? 0));
      await tx.delete(i).where(and(ofItem, eq(i.field, field as FieldOf<'item'>), eq(i.lang, lang)));
    }
  }
}
