import { STORED_FILE_ADDRESS } from '@puzzle-runs/domain/media-url.ts';
import { readableAddress } from '#mapping/readable-address.ts';

/** Makes the addresses of uploads absolute, so that other servers can show them. */
export function withAbsoluteAddresses<Part extends object>(part: Part, origin: string): Part {
  return inTexts(part, (text) => text.replaceAll(STORED_FILE_ADDRESS, `$1${origin}$2`)) as Part;
}

/** Makes absolute addresses of this server's uploads relative again. */
export function withRelativeAddresses(document: unknown, origin: string): unknown {
  const spellings = [origin, readableAddress(origin)];
  return inTexts(document, (text) =>
    spellings.reduce((changed, spelling) => changed.replaceAll(`${spelling}/media/`, '/media/'), text),
  );
}

/** Deeper than any valid run file; validation refuses deeper documents. */
const DEPTH_MAX = 12;

/** Applies `change` to every text of a document. */
function inTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value);
  if (value === null || typeof value !== 'object' || depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inTexts(inner, change, depth + 1)]));
}
