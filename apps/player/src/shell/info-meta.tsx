import type { InfoPage } from '@puzzle-runs/site/info-pages.ts';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { PageMeta } from './page-meta.tsx';
import { useInfoPageText } from './use-info-words.ts';

/** Title and meta tags of a page that is about no run, the same that the server writes. */
export function InfoPageMeta({ page }: { page: InfoPage }) {
  return <PageMeta {...useInfoPageText(page)} hidden={PAGES[page].audience !== 'public'} />;
}
