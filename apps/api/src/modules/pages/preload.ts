import type { PageHead } from '@puzzle-runs/site/head.ts';
import { escapeHtml } from '#html/clean-html.ts';

/** A resource that the browser requests while the scripts load. */
export interface Preload {
  href: string;
  as: 'fetch' | 'image' | 'script' | 'style';
}

/**
 * The first API call and picture of a page that is not rendered, to be preloaded (docs/decisions/0018). The address must be exactly that
 * which the site requests, or it is requested twice; a browser story checks that.
 */
export function preloadedCallsOf({ address }: { address: string }, { image }: Pick<PageHead, 'image'>): Preload[] {
  const call: Preload = { href: address, as: 'fetch' };
  return image ? [call, { href: image, as: 'image' }] : [call];
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
