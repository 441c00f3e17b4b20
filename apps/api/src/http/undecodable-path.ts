import type { IncomingMessage } from 'node:http';

/** What is no page: calls and files. They refuse such an address with a problem. */
const NO_PAGE = /^\/(api|assets|demo|media|map|photos|share)\//;

/** No page has this path. */
const NOWHERE = '/undecodable';

function isRoutable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !path.includes('//');
  } catch {
    return false;
  }
}

/**
 * The address of a request as it is routed. The router refuses a path that is no URL-encoded UTF-8 (`%E4`), and the static files
 * one with two slashes in a row, before any page can; a visitor of such a page is led to the not-found page instead.
 */
export function routedUrl({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (!['GET', 'HEAD'].includes(method ?? '') || NO_PAGE.test(url)) return url;
  const [path = ''] = url.split('?');
  return isRoutable(path) ? url : NOWHERE;
}
