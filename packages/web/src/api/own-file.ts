import { isOwnResponse } from './own-response.ts';

/** Types of our files, by the end or the start of their paths. */
const TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/^\/(media|demo)\//, /^(image|audio|video)\//],
  [/^\/map\/tiles\//, /^application\/vnd\.mapbox-vector-tile/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /^application\/json/],
  [/\.(svg|png)$/, /^image\//],
  [/\.woff2$/, /^font\//],
];

/**
 * Whether a response is the file that was asked for, and not the page of a hotspot or a filter, which a phone must not
 * keep. Also by its type: a file that the browser holds from an earlier version of the site does not say where it comes
 * from.
 * @param address of the request
 */
export function isOwnFile(address: string, response: Pick<Response, 'status' | 'headers'>): boolean {
  if (response.status !== 200) return false;
  if (isOwnResponse(response)) return true;
  const { pathname } = new URL(address, 'http://this-site');
  const expected = TYPES.find(([path]) => path.test(pathname))?.[1];
  return expected?.test(response.headers.get('content-type') ?? '') ?? false;
}
