/** A language into which an exploration is translated. */
export interface Translated {
  lang: string;
  /** Whether players are offered it: all its required texts exist. */
  offered: boolean;
}

/** The languages that a caller can read. */
export interface ReadingLanguage {
  /** Language that the caller asks for, `?lang=`. */
  asked: string | undefined;
  /** The `Accept-Language` header. */
  accepted: string | undefined;
}

interface Choice extends ReadingLanguage {
  /** Language of the source. */
  source: string;
  languages: readonly Translated[];
}

/**
 * The language in which an exploration is shown: the one that the caller asks for, else the best match for the browser,
 * else the source. A caller also gets a language that is no longer offered, so that a phone keeps its language while
 * the creator adds a text.
 */
export function chooseLanguage({ asked, accepted, source, languages }: Choice): string {
  if (languages.length === 0) return source;
  const known = [source, ...languages.map(({ lang }) => lang)];
  const offered = [source, ...languages.filter((each) => each.offered).map(({ lang }) => lang)];
  const wanted = asked === undefined ? undefined : matchLanguage(asked, known);
  if (wanted !== undefined) return wanted;
  for (const tag of acceptedTags(accepted)) {
    const found = matchLanguage(tag, offered);
    if (found !== undefined) return found;
  }
  return source;
}

/**
 * The language with this tag, or with the beginning of it: `en-GB` finds `en`, and `en` finds `en-GB`. `de` never finds
 * `de-simple`.
 */
export function matchLanguage(tag: string, languages: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase();
  const same = languages.find((lang) => lang.toLowerCase() === wanted);
  if (same !== undefined) return same;
  const isRegion = (longer: string, shorter: string) => longer.startsWith(`${shorter}-`) && !longer.endsWith('-simple');
  return (
    languages.find((lang) => isRegion(wanted, lang.toLowerCase())) ??
    languages.find((lang) => isRegion(lang.toLowerCase(), wanted))
  );
}

/** Tags that are compared; a browser sends a handful. */
const TAGS_MAX = 20;

/** The tags of an `Accept-Language` header, most wanted first; without `*` and those with the quality 0. */
function acceptedTags(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', TAGS_MAX)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
