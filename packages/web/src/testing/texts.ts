import { readdirSync, readFileSync } from 'node:fs';

export type Texts = Record<string, string>;

/** The `{{…}}` of a sentence, sorted. */
export function placeholdersOf(sentence = ''): string[] {
  return (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();
}

/** All sources of a folder in one text, tests and dictionaries left out. */
export function sourcesOf(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^(i18n|texts)\//.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

/** The keys that no source names. */
export function unusedIn(sources: string, texts: Texts): string[] {
  // t(`problem.${code}`) uses every key that fits.
  const patterns = [...sources.matchAll(/`([\w.]+\.)\$\{[^}]+\}([\w.]*)`/g)].map(
    ([, start, end]) => new RegExp(`^${start}\\w+${end}$`),
  );
  return Object.keys(texts).filter((key) => {
    const name = key.replace(/_(one|other)$/, '');
    return !sources.includes(`'${name}'`) && !patterns.some((pattern) => pattern.test(name));
  });
}

/** A sentence that calls somebody Sie; players and creators are called du. */
export const CALLED_SIE = /[a-zäöüß,] (Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/;
