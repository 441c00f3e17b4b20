import { INFO_PAGES, type InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useTranslation } from 'react-i18next';

/** Title and description of an info page. */
export function useInfoPageText(page: InfoPage) {
  const { i18n } = useTranslation();
  return INFO_PAGES[page][currentLanguage(i18n)];
}
