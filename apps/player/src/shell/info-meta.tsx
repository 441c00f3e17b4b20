import { INFO_PAGES, type InfoPage } from '@puzzle-runs/domain/site/info-pages.ts';
import { PAGES } from '@puzzle-runs/domain/site/pages.ts';
import { languageOf } from '@puzzle-runs/web/language-of.ts';
import { useTranslation } from 'react-i18next';
import { PageMeta } from './page-meta.tsx';

/** Title and meta tags of a page that is about no run, the same that the server writes. */
export function InfoMeta({ page }: { page: InfoPage }) {
  const { i18n } = useTranslation();
  return <PageMeta {...INFO_PAGES[page][languageOf(i18n)]} hidden={PAGES[page].audience !== 'public'} />;
}
