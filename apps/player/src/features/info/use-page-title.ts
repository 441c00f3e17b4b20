import { INFO_PAGES, type InfoPage } from '@puzzle-runs/domain/site/info-pages.ts';
import { languageOf } from '@puzzle-runs/web/language-of.ts';
import { useTranslation } from 'react-i18next';

/** What a page calls itself, in its head as above its text. */
export function usePageTitle(page: InfoPage): string {
  const { i18n } = useTranslation();
  return INFO_PAGES[page][languageOf(i18n)].title;
}
