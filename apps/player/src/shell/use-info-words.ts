import { INFO_PAGES, type InfoPage } from '@puzzle-runs/domain/site/info-pages.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from './language-of.ts';

/** Title and description of a page that is about no run. */
export function useInfoWords(page: InfoPage) {
  const { i18n } = useTranslation();
  return INFO_PAGES[page][languageOf(i18n)];
}
