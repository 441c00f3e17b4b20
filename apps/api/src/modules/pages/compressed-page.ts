import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Level 5 costs a tenth of the highest and writes a tenth more. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Compressed pages kept in memory: about 15 kB each, and the page as key. */
const PAGES_MAX = 50;

type Encoding = 'br' | 'gzip';

/** The best encoding that a client accepts; undefined for none. */
function encodingOf(accepted = ''): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** Returns a function that compresses a page as a client accepts it; a page that is the same for many visitors only once. */
export function pageCompressor() {
  const pages = new Map<string, Promise<Buffer>>();

  return async (
    html: string,
    accepted: string | undefined,
  ): Promise<{ body: string | Buffer; encoding?: Encoding }> => {
    const encoding = encodingOf(accepted);
    if (!encoding) return { body: html };
    const key = encoding + html;
    const kept = pages.get(key) ?? (encoding === 'br' ? toBrotli(html, BROTLI) : toGzip(html));
    pages.delete(key); // reinsert at the end: the first key is the least recently used
    pages.set(key, kept);
    const [oldest] = pages.keys();
    if (pages.size > PAGES_MAX && oldest !== undefined) pages.delete(oldest);
    return { body: await kept, encoding };
  };
}
