import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { PageMeta } from './page-meta.tsx';
import { useInfoPageText } from './use-info-page-text.ts';

/** Title and meta tags of an info page; the same that the server renders. */
export function InfoPageMeta({ page }: { page: InfoPage }) {
  return <PageMeta {...useInfoPageText(page)} hidden={PAGES[page].audience !== 'public'} />;
}
