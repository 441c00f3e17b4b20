import type { PlayableLanguage } from '@puzzle-runs/contract/exploration-facts.ts';
import { chooseLanguage, type ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import {
  type InLanguage,
  type TextsByKey,
  translateExploration,
  translateHint,
  translatePoi,
  translateTask,
} from '@puzzle-runs/domain/translation/translate.ts';
import { playableLanguages } from '@puzzle-runs/domain/translation/translation-languages.ts';
import type { PlayedContentRows } from './cached-content.repository.ts';

/** The content in one language; records that are not translated name the language of the source. */
export interface LanguageContent {
  lang: string;
  content: PlayedContentRows;
  /** Language of intro and finale, if they are not translated. */
  storyLang: string | undefined;
  languages: PlayableLanguage[];
}

const NO_TEXTS: TextsByKey = new Map();
const cache = new WeakMap<PlayedContentRows, Map<string, LanguageContent>>();

/**
 * The content of a run in the language of a reader, translated once per revision and language (docs/decisions/0094).
 */
export function contentFor(content: PlayedContentRows, source: string, by: ReadingLanguage): LanguageContent {
  const languages = content.languages.filter(({ lang }) => lang !== source);
  const lang = chooseLanguage({ ...by, source, languages });
  let known = cache.get(content);
  if (!known) cache.set(content, (known = new Map<string, LanguageContent>()));
  const key = `${source} ${lang}`;
  let translated = known.get(key);
  if (!translated) known.set(key, (translated = inLanguage(content, source, lang)));
  return translated;
}

function inLanguage(content: PlayedContentRows, source: string, lang: string): LanguageContent {
  const offered = content.languages.filter((each) => each.offered).map((each) => each.lang);
  const languages = playableLanguages(source, offered);
  if (lang === source) return { lang, content, storyLang: undefined, languages };
  const texts = content.translations.get(lang) ?? NO_TEXTS;
  const story = translateExploration(content.story, texts);
  const rowOf = <T extends object>({ value, translated }: InLanguage<T>) =>
    translated ? value : { ...value, lang: source };
  const tasks = [...content.tasks].map(([poiId, rows]) => {
    return [poiId, rows.map((row) => rowOf(translateTask(row, texts)))] as const;
  });
  const translated: PlayedContentRows = {
    ...content,
    story: story.value,
    pois: content.pois.map((row) => ({ ...row, poi: rowOf(translatePoi(row.poi, texts)) })),
    tasks: new Map(tasks),
    taskById: new Map(tasks.flatMap(([, rows]) => rows.map((row) => [row.id, row]))),
    hints: new Map(
      [...content.hints].map(([poiId, rows]) => [poiId, rows.map((row) => rowOf(translateHint(row, texts)))]),
    ),
  };
  return { lang, content: translated, storyLang: story.translated ? undefined : source, languages };
}
