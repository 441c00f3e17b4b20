import { PLAIN_RULES, type RunRules } from '@puzzle-runs/domain/game/game.ts';
import { PHOTO_DAYS_PROPOSED, type PhotoDays } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { TranslatableTask } from '@puzzle-runs/domain/translation/source-texts.ts';
import { keyOf, type TextAddress } from '@puzzle-runs/domain/translation/text-fields.ts';
import { answersInLanguage, type TextsByKey } from '@puzzle-runs/domain/translation/translate.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { listLanguages, listTranslatedTexts } from '#db/translated-texts.ts';
import { toFinishRule } from '#mapping/qualifiers.ts';

const poisOfExploration = statement((db) => {
  const { pois, postalCodes } = db.t;
  return db
    .select({ poi: pois, place: postalCodes })
    .from(pois)
    .leftJoin(postalCodes, eq(postalCodes.code, pois.postalCode))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(pois.position), asc(pois.id));
});

const factsOfExploration = statement((db) => {
  const { id, description, intro, finale, photoDays, route, finishRule, finishPois, finishPoi } = db.t.explorations;
  return db
    .select({ id, description, intro, finale, photoDays, route, finishRule, finishPois, finishPoi })
    .from(db.t.explorations)
    .where(eq(id, sql.placeholder('explorationId')));
});

const tasksOfExploration = statement((db) => {
  const { pois, tasks } = db.t;
  const { id, poiId, position, name, description, taskType, points, attempts, content } = tasks;
  const { explanation, explainAfterAttempts, partial, pieces } = tasks;
  return db
    .select({
      id,
      poiId,
      position,
      name,
      description,
      taskType,
      points,
      attempts,
      content,
      explanation,
      explainAfterAttempts,
      partial,
      pieces,
    })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(tasks.position), asc(tasks.id));
});

const hintsOfExploration = statement((db) => {
  const { pois, hints } = db.t;
  const { id, poiId, hintType, hintValue, hintDescription, cost } = hints;
  const { shownAfterTries, shownAfterMinutes, freeAfterMinutes, afterPrevious } = hints;
  const timing = { shownAfterTries, shownAfterMinutes, freeAfterMinutes, afterPrevious };
  return db
    .select({ id, poiId, hintType, hintValue, hintDescription, cost, ...timing })
    .from(hints)
    .innerJoin(pois, eq(pois.id, hints.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(hints.position), asc(hints.id));
});

const prerequisitesOfExploration = statement((db) => {
  const { pois, prerequisites } = db.t;
  const { id, poiId, unlockType, value, names } = prerequisites;
  return db
    .select({ id, poiId, unlockType, value, names })
    .from(prerequisites)
    .innerJoin(pois, eq(pois.id, prerequisites.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(prerequisites.id));
});

/** Texts by language, then by `keyOf`. */
type Translations = ReadonlyMap<string, TextsByKey>;

function textsByLanguage(texts: readonly (TextAddress & { lang: string; text: string })[]): Translations {
  const byLanguage = Map.groupBy(texts, ({ lang }) => lang);
  return new Map(
    [...byLanguage].map(([lang, list]) => [lang, new Map(list.map((text) => [keyOf(text), text.text]))] as const),
  );
}

function byPoi({ poiId }: { poiId: number }): number {
  return poiId;
}

/**
 * The whole content of an exploration grouped by poi, secrets and translations included: six queries for any number of
 * pois, and five more with translations.
 */
export async function readContent(db: Db, explorationId: number): Promise<PlayedContentRows> {
  const [[facts], pois, tasks, hints, prerequisites, languages] = await Promise.all([
    factsOfExploration(db, { explorationId }),
    poisOfExploration(db, { explorationId }),
    tasksOfExploration(db, { explorationId }),
    hintsOfExploration(db, { explorationId }),
    prerequisitesOfExploration(db, { explorationId }),
    listLanguages(db, explorationId),
  ]);
  const texts = languages.length > 0 ? await listTranslatedTexts(db, explorationId) : [];
  return {
    story: facts ?? { id: explorationId, description: '', intro: '', finale: '' },
    photoDays: facts?.photoDays ?? PHOTO_DAYS_PROPOSED,
    rules: facts ? { route: facts.route, finish: toFinishRule(facts) } : PLAIN_RULES,
    hasPhotos: tasks.some(({ taskType }) => taskType === 'photo'),
    languages,
    translations: textsByLanguage(texts),
    pois,
    taskById: new Map(tasks.map((task) => [task.id, task])),
    tasks: Map.groupBy(tasks, byPoi),
    hints: Map.groupBy(hints, byPoi),
    prerequisites: Map.groupBy(prerequisites, byPoi),
  };
}

const EXPLORATIONS_CACHED = 200;

interface CachedContent {
  revision: number;
  content: PlayedContentRows;
}

const cache = new WeakMap<object, LRUCache<number, CachedContent>>();

/**
 * Content of an exploration at this revision, cached in memory because all its players read the same. Callers pass the
 * revision they have just read with the participation, so the content is never older than that (docs/decisions/0008).
 */
export async function cachedContentOf(
  db: Db,
  exploration: { explorationId: number; revision: number },
): Promise<PlayedContentRows> {
  const explorations = cache.get(db.owner) ?? new LRUCache<number, CachedContent>({ max: EXPLORATIONS_CACHED });
  cache.set(db.owner, explorations);
  const cached = explorations.get(exploration.explorationId);
  const content =
    cached?.revision === exploration.revision ? cached.content : await readContent(db, exploration.explorationId);
  explorations.set(exploration.explorationId, { revision: exploration.revision, content });
  return content;
}

/**
 * The content at this revision if plain reads have cached it. A
 * transaction must not fill the cache: what it reads may be rolled back.
 * @param reads the handle of plain reads, to which the cache belongs
 */
export function findCachedContent(
  reads: Db,
  { explorationId, revision }: { explorationId: number; revision: number },
): PlayedContentRows | undefined {
  const cached = cache.get(reads.owner)?.get(explorationId);
  return cached?.revision === revision ? cached.content : undefined;
}

type Row<Query extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Query>>[number];

/** Language of a row that is not translated; missing in content of the source language. */
interface Fallback {
  lang?: string;
}

type PoiRow = Row<typeof poisOfExploration>;
export type PlayedPoiRow = Omit<PoiRow, 'poi'> & { poi: PoiRow['poi'] & Fallback };
export type PlayedTaskRow = Row<typeof tasksOfExploration> & Fallback;
export type PlayedHintRow = Row<typeof hintsOfExploration> & Fallback;

/** The whole content of an exploration. */
export interface PlayedContentRows {
  story: Pick<Row<typeof factsOfExploration>, 'id' | 'description' | 'intro' | 'finale'>;
  /** For how many days photos are kept. */
  photoDays: PhotoDays;
  /** What the rules need besides the pois. */
  rules: RunRules;
  /** Whether a task asks for a photo. */
  hasPhotos: boolean;
  languages: readonly { lang: string; offered: boolean }[];
  translations: Translations;
  pois: readonly PlayedPoiRow[];
  taskById: ReadonlyMap<number, PlayedTaskRow>;
  tasks: ReadonlyMap<number, PlayedTaskRow[]>;
  hints: ReadonlyMap<number, PlayedHintRow[]>;
  prerequisites: ReadonlyMap<number, Row<typeof prerequisitesOfExploration>[]>;
}

/** The content of a task with the answers of each other language. */
export function answersOf(task: TranslatableTask, translations: Translations): TaskContents[TaskType][] {
  return [...translations.values()].flatMap((texts) => answersInLanguage(task, texts) ?? []);
}
