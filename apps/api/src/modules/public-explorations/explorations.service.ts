import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { chooseLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { filterLanguage, filterLanguages } from '@puzzle-runs/domain/translation/translation-languages.ts';
import type { Db, Store } from '#db/store.ts';
import { toPublicExploration } from '#mapping/public-exploration.ts';
import { describeFor } from '#modules/content/described.service.ts';
import { withFacts } from '#modules/content/exploration-facts.service.ts';
import { replaceRating } from '#modules/content/store-exploration.service.ts';
import { findMeantRun } from '#modules/names/meant-slugs.service.ts';
import { getParticipation } from '#modules/play/play.service.ts';
import { hasFinished } from '#modules/play/score/finish.service.ts';
import type { ExplorationFilters } from './exploration-filters.repository.ts';
import { countPublished, listPublished, setRating } from './explorations.repository.ts';
import { findLanguagesOf, listPlayableTags } from './languages.repository.ts';
import { listMarkers } from './map.repository.ts';

interface Page {
  limit: number;
  offset: number;
  /** Language of the description of a single exploration. */
  lang?: string | undefined;
}

/** Filters as a visitor sets them. */
export interface AskedFilters extends Omit<ExplorationFilters, 'tags'> {
  /** A language in which the explorations can be played. */
  language?: string | undefined;
}

/**
 * A page of the explorations that a visitor finds, and the languages of all; a single one, found by its slug, has its
 * facts.
 */
export async function listExplorations(db: Db, asked: AskedFilters, { lang, ...paging }: Page) {
  const reading = listPlayableTags(db);
  const filters = toFilters(asked, asked.language === undefined ? [] : await reading);
  const [tags, count, rows] = await Promise.all([
    reading,
    countPublished(db, filters),
    listPublished(db, filters, paging),
  ]);
  const languages = filterLanguages(tags);
  const found = rows.map(({ exploration, place }) => toPublicExploration(exploration, place));
  if (filters.name === undefined) return { count, rows: found, languages };
  const named = await withFacts(db, await describeFor(db, found, { asked: lang, accepted: undefined }));
  return { count, rows: named, languages };
}

function toFilters({ language, ...filters }: AskedFilters, tags: readonly string[]): ExplorationFilters {
  if (language === undefined) return filters;
  const same = tags.filter((tag) => filterLanguage(tag) === filterLanguage(language));
  return { ...filters, tags: same.length > 0 ? same : [language] }; // a language of no exploration finds none
}

/** The language in which a caller reads an exploration; undefined for an unknown slug, and without the key it needs. */
export async function readingLanguageOf(
  db: Db,
  { slug, key }: { slug: string; key?: string | undefined },
  reading: ReadingLanguage,
): Promise<string | undefined> {
  const languages = await findLanguagesOf(db, slug, key);
  return languages && chooseLanguage({ ...reading, ...languages });
}

/**
 * The slug that an address spells, and the language in which its
 * caller reads the exploration; the text itself if none is meant.
 */
export async function findNamed(
  db: Db,
  { typed, key }: { typed: string; key: string | undefined },
  reading: ReadingLanguage,
): Promise<{ name: string; lang?: string | undefined }> {
  const lang = await readingLanguageOf(db, { slug: typed, key }, reading);
  if (lang !== undefined) return { name: typed, lang };
  const name = (await findMeantRun(db, typed)) ?? typed;
  return { name, lang: await readingLanguageOf(db, { slug: name, key }, reading) };
}

export async function listExplorationMarkers(db: Db, asked: AskedFilters) {
  const tags = asked.language === undefined ? [] : await listPlayableTags(db);
  const rows = await listMarkers(db, toFilters(asked, tags));
  return { count: rows.length, rows };
}

/**
 * Stores a player's rating of a finished exploration; a second rating replaces the first.
 * @throws `forbidden` for an exploration that the player has not joined, while one of its tasks is open, and in trials.
 */
export async function rateExploration(store: Store, player: RunTokenClaims, explorationId: number, rating: number) {
  if (player.exploration.exploration_id !== explorationId) throw new Problem('forbidden');
  const before = await getParticipation(store.db, player);
  if (before.trial !== null || !(await hasFinished(store.db, before))) throw new Problem('forbidden');
  return store.transact(async (tx) => {
    const participation = await getParticipation(tx, player);
    await setRating(tx, participation.id, rating);
    await replaceRating(tx, explorationId, { before: participation.rating, after: rating });
    return { rating };
  });
}
