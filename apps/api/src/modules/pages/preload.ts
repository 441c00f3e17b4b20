import type { PageHead } from '@puzzle-runs/site/head.ts';
import type { PageName } from '@puzzle-runs/site/pages.ts';
import { escapeHtml } from '#html/clean-html.ts';
import type { PathParams } from './pages.service.ts';

/** A resource that the browser requests while the scripts load. */
export interface Preload {
  href: string;
  as: 'fetch' | 'image' | 'script' | 'style';
}

function explorations(query: Record<string, string>): Preload {
  return { href: `/api/explorations?${new URLSearchParams(query).toString()}`, as: 'fetch' };
}

/**
 * The first API calls and picture of a page, to be preloaded (docs/decisions/0018). The addresses must be exactly those that the site
 * requests, or they are requested twice; a browser story checks that.
 */
export function preloadedCallsOf(page: PageName, slugs: PathParams, { image }: Pick<PageHead, 'image'>): Preload[] {
  if (page === 'home') return [explorations({ limit: '1' })];
  if (page === 'explorations') return [explorations({ code: 'all', limit: '10', offset: '0' })];
  if (page !== 'exploration') return [];
  const exploration = explorations({ name: slugs.exploration ?? '', limit: '1' });
  return image ? [exploration, { href: image, as: 'image' }] : [exploration];
}

/** Scripts and styles are also evaluated, because the page always needs them. */
const TAGS: Record<Preload['as'], string> = {
  fetch: 'rel="preload" as="fetch" crossorigin="anonymous"',
  image: 'rel="preload" as="image" fetchpriority="high"',
  script: 'rel="modulepreload" crossorigin fetchpriority="low"',
  style: 'rel="stylesheet" crossorigin',
};

export function preloadTag({ href, as }: Preload): string {
  return `<link ${TAGS[as]} href="${escapeHtml(href)}" />`;
}
