import { escapeHtml } from '#html/clean-html.ts';

/** A resource that the browser requests while the scripts load. */
export interface Preload {
  href: string;
  as: 'fetch' | 'script' | 'style';
}

/** Scripts and styles are also evaluated, because the page always needs them. */
const TAGS: Record<Preload['as'], string> = {
  fetch: 'rel="preload" as="fetch" crossorigin="anonymous"',
  script: 'rel="modulepreload" crossorigin fetchpriority="low"',
  style: 'rel="stylesheet" crossorigin',
};

export function preloadTag({ href, as }: Preload): string {
  return `<link ${TAGS[as]} href="${escapeHtml(href)}" />`;
}
