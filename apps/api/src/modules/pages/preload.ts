import type { PageHead } from '@puzzle-runs/site/head.ts';
import type { PageName } from '@puzzle-runs/site/pages.ts';
import { escapeHtml } from '#html/clean-html.ts';
import type { PathParams } from './pages.service.ts';

/** A resource that a page requests first. */
export interface Preload {
  href: string;
  as: 'fetch' | 'image' | 'script' | 'style';
}

function explorations(query: Record<string, string>): Preload {
  return { href: `/api/explorations?${new URLSearchParams(query).toString()}`, as: 'fetch' };
}

/**
 * The first requests of a page: the browser sends them while the scripts load (docs/decisions/0018). The addresses must equal those of the
 * site exactly, or they are requested twice; a story checks that.
 */
export function preloadedCallsOf(page: PageName, slugs: PathParams, { image }: Pick<PageHead, 'image'>): Preload[] {
  if (page === 'home') return [explorations({ limit: '1' })];
  if (page === 'explorations') return [explorations({ code: 'all', limit: '10', offset: '0' })];
  if (page !== 'exploration') return [];
  const exploration = explorations({ name: slugs.exploration ?? '', limit: '1' });
  return image ? [exploration, { href: image, as: 'image' }] : [exploration];
}

/** Scripts and styles are not only fetched: the page will not be without them. */
const TAGS: Record<Preload['as'], string> = {
  fetch: 'rel="preload" as="fetch" crossorigin="anonymous"',
  image: 'rel="preload" as="image" fetchpriority="high"',
  script: 'rel="modulepreload" crossorigin fetchpriority="low"',
  style: 'rel="stylesheet" crossorigin',
};

export function preloadTag({ href, as }: Preload): string {
  return `<link ${TAGS[as]} href="${escapeHtml(href)}" />`;
}
