import type { TranslatableExploration } from '@puzzle-runs/domain/translation/source-texts.ts';
import type { FieldOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { TranslatedText } from '#db/translated-texts.ts';

export { listLanguages, listTranslatedTexts } from '#db/translated-texts.ts';

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

type StoredText = TranslatedText & { explorationId: number };

/** Inserts a text, or replaces the one of the same field and language. */
export async function storeText(tx: Tx, { record, id, field, itemId, ...values }: StoredText): Promise<void> {
  const { explorationTexts, poiTexts, hintTexts, taskTexts, taskItemTexts } = tx.t;
  const { text, sourceHash, sourceText, updatedAt } = values;
  const set = { text, sourceHash, sourceText, updatedAt };
  switch (record) {
    case 'exploration': {
      const { explorationId, field: f, lang } = explorationTexts;
      const row = { ...values, field: field as FieldOf<'exploration'> };
      await tx
        .insert(explorationTexts)
        .values(row)
        .onConflictDoUpdate({ target: [explorationId, f, lang], set });
      break;
    }
    case 'poi': {
      const { poiId, field: f, lang } = poiTexts;
      const row = { ...values, poiId: id, field: field as FieldOf<'poi'> };
      await tx
        .insert(poiTexts)
        .values(row)
        .onConflictDoUpdate({ target: [poiId, f, lang], set });
      break;
    }
    case 'hint': {
      const { hintId, field: f, lang } = hintTexts;
      const row = { ...values, hintId: id, field: field as FieldOf<'hint'> };
      await tx
        .insert(hintTexts)
        .values(row)
        .onConflictDoUpdate({ target: [hintId, f, lang], set });
      break;
    }
    case 'task': {
      const { taskId, field: f, lang } = taskTexts;
      const row = { ...values, taskId: id, field: field as FieldOf<'task'> };
      await tx
        .insert(taskTexts)
        .values(row)
        .onConflictDoUpdate({ target: [taskId, f, lang], set });
      break;
    }
    case 'item': {
      const { taskId, itemId: item, field: f, lang } = taskItemTexts;
      const row = { ...values, taskId: id, itemId: itemId ?? 0, field: field as FieldOf<'item'> };
      await tx
        .insert(taskItemTexts)
        .values(row)
        .onConflictDoUpdate({ target: [taskId, item, f, lang], set });
    }
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
