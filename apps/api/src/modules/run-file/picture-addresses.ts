import { asClean, type CleanRunFile } from './clean-run-file.ts';

/** An uploaded picture where an address begins: at the start of a text, or of an attribute in HTML. */
const HERE = /(^|")(\/media\/[0-9a-f]{40}\.webp)/g;

/** A run as it leaves this server: its uploaded pictures have whole addresses, so that another server shows them, too. */
export function withWholeAddresses(exploration: CleanRunFile, origin: string): CleanRunFile {
  return asClean(inTexts(exploration, (text) => text.replaceAll(HERE, `$1${origin}$2`)) as CleanRunFile);
}

/** What came from outside: pictures of this very server have their short addresses again. */
export function withOwnAddresses(document: unknown, origin: string): unknown {
  return inTexts(document, (text) => text.replaceAll(`${origin}/media/`, '/media/'));
}

/** Deeper than any file of the run format; what goes deeper is refused when it is read. */
const DEPTH_MAX = 12;

/** The same document with every text in it changed. */
function inTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value);
  if (value === null || typeof value !== 'object' || depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inTexts(inner, change, depth + 1)]));
}
