import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { languageAttributes, useContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';

/** The attributes of an element that shows the name of a poi, which may stay in the source language. */
export function usePoiLanguage({ lang }: Pick<PlayedPoi, 'lang'>) {
  const inGame = useContentLanguage();
  return lang === undefined ? inGame : languageAttributes(lang);
}
