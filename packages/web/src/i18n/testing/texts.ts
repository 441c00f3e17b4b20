import { readdirSync, readFileSync } from 'node:fs';

export type Texts = Record<string, string>;

/** Matches sentences with the formal German "Sie"; this product says "du". */
const FORMAL_ADDRESS = /[a-zäöüß,] (Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/;

/** The `{{…}}` of a sentence, sorted and joined. */
function placeholdersOf(sentence: string): string {
  return (sentence.match(/\{\{\w+\}\}/g) ?? []).sort().join();
}

/** The mistake in a sentence or its translation; undefined when both are fine. */
function mistakeIn(german: string | undefined, english: string | undefined): string | undefined {
  if (!german?.trim() || !english?.trim()) return 'is missing in a language';
  if (placeholdersOf(german) !== placeholdersOf(english)) return 'has other placeholders in each language';
  return FORMAL_ADDRESS.test(german) ? 'says Sie' : undefined;
}

/** Every key with a mistake, as `key mistake`; empty when both languages are complete and use the same placeholders. */
export function dictionaryMistakes(german: Texts, english: Texts): string[] {
  const keys = new Set([...Object.keys(german), ...Object.keys(english)]);
  return [...keys].flatMap((key) => {
    const mistake = mistakeIn(german[key], english[key]);
    return mistake ? [`${key} ${mistake}`] : [];
  });
}

/** All sources of a folder as one string, without tests and dictionaries. */
export function readSources(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^(i18n|texts)\//.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

/** Keys of `texts` that `sources` do not use. */
export function unusedKeys(sources: string, texts: Texts): string[] {
  // t(`problem.${code}`) uses every key that fits.
  const patterns = [...sources.matchAll(/`([\w.]+\.)\$\{[^}]+\}([\w.]*)`/g)].map(
    ([, start, end]) => new RegExp(`^${start}\\w+${end}$`),
  );
  return Object.keys(texts).filter((key) => {
    const name = key.replace(/_(zero|one|other)$/, '');
    return !sources.includes(`'${name}'`) && !patterns.some((pattern) => pattern.test(name));
  });
}
