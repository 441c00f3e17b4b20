import type { i18n as I18next, TOptions } from 'i18next';
import { formatNumber } from '../format-number.ts';

/** Flat texts of a language: one sentence per key, plurals by `_one` and `_other`. */
type Texts = Record<string, string>;

const texts: Record<string, Texts> = {};
const listeners = new Set<(language: string) => void>();
const plurals: Record<string, Intl.PluralRules> = {};

function sentenceOf(language: string, key: string, count: unknown): string | undefined {
  const known = texts[language];
  if (typeof count !== 'number') return known?.[key];
  plurals[language] ??= new Intl.PluralRules(language);
  return known?.[`${key}_${plurals[language].select(count)}`] ?? known?.[key];
}

/** The text of a value: numbers with grouped thousands, nothing for a missing value. */
function written(value: unknown, language: string): string {
  if (typeof value === 'number') return formatNumber(value, language);
  return typeof value === 'string' ? value : '';
}

/** The sentence of a key with its values; the key itself if no text is known. */
function t(key: string, values: TOptions = {}): string {
  const { language } = slim;
  const sentence = sentenceOf(language, key, values.count);
  return sentence === undefined
    ? key
    : sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name], language));
}

/**
 * The part of i18next that the sites use, in 1 kB instead of 14: flat keys, plurals, values. The builds of the sites replace i18next by
 * it (docs/decisions/0057); the types, and so the check of every key, stay those of i18next. A test compares both for every text.
 */
const slim = {
  language: '',
  t,
  on(_event: 'languageChanged', listener: (language: string) => void) {
    listeners.add(listener);
  },
  off(_event: 'languageChanged', listener: (language: string) => void) {
    listeners.delete(listener);
  },
  use: () => slim,
  async init({ lng }: { lng: string }) {
    await slim.changeLanguage(lng);
  },
  addResourceBundle(language: string, _namespace: 'translation', added: Texts) {
    texts[language] = { ...texts[language], ...added };
  },
  async changeLanguage(language: string) {
    slim.language = language;
    for (const listener of listeners) listener(language);
  },
};

const typed = slim as unknown as I18next;

// The module that it stands in for has a default export.
export { typed as default };
