import { directionOf } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { createContext, use } from 'react';

/** Language of the creator's texts below (BCP 47); undefined where they are in the language of the site. */
export const ContentLanguage = createContext<string | undefined>(undefined);

interface LanguageAttributes {
  lang?: string;
  dir?: 'rtl';
}

/** The attributes of an element that shows a creator's text in this language. */
export function languageAttributes(lang: string | undefined): LanguageAttributes {
  if (!lang) return {};
  return directionOf(lang) === 'rtl' ? { lang, dir: 'rtl' } : { lang };
}

/** The attributes of an element that shows a creator's text. */
export function useContentLanguage(): LanguageAttributes {
  return languageAttributes(use(ContentLanguage));
}
