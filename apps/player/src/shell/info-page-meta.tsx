import { INFO_PAGES, type InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useTranslation } from 'react-i18next';
import { PageMeta } from './page-meta.tsx';

/** Title and meta tags of an info page; the same that the server renders. */
export function InfoPageMeta({ page }: { page: InfoPage }) {
  return <PageMeta {...useInfoPageText(page)} hidden={PAGES[page].audience !== 'public'} />;
}

/** Title and description of an info page. */
export function useInfoPageText(page: InfoPage) {
  const { i18n } = useTranslation();
  return INFO_PAGES[page][currentLanguage(i18n)];
}
