import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { pieces as de } from '../de/pieces.ts';
import { problems as deProblems } from '../de/problems.ts';
import { task as deTask } from '../de/task.ts';
import { pieces as en } from '../en/pieces.ts';
import { problems as enProblems } from '../en/problems.ts';
import { task as enTask } from '../en/task.ts';
import { groupNumbers } from '../format-number.ts';
import slim from './i18next.ts';

const texts = {
  de: { ...de, ...deProblems, ...deTask, sentence: '{{name}} hat {{n}} von {{missing}}$&' },
  en: { ...en, ...enProblems, ...enTask, sentence: '{{name}} has {{n}} of {{missing}}$&' },
};
const full = createInstance();
await full.use(groupNumbers).init({
  lng: 'de',
  fallbackLng: 'de',
  resources: { de: { translation: texts.de }, en: { translation: texts.en } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
});
for (const language of ['de', 'en'] as const) slim.addResourceBundle(language, 'translation', texts[language]);

/** Every placeholder of the dictionaries that is not a count gets a text, `n` a number. */
const values = Object.fromEntries(
  [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
    name,
    name === 'n' ? 1_234 : `<${name}> {{x}}`,
  ]),
);

test.each(['de', 'en'] as const)('writes every text in %s as i18next does', async (language) => {
  await full.changeLanguage(language);
  await slim.changeLanguage(language);
  expect(slim.language).toBe(full.language);
  const keys = Object.keys(texts[language]).map((key) => key.replace(/_(one|other)$/, ''));
  for (const key of new Set([...keys, 'no.such.key'])) {
    for (const count of [undefined, 0, 1, 2, 12_345]) {
      const given = { ...values, missing: undefined, ...(count !== undefined && { count }) };
      expect(slim.t(key as never, given as never)).toBe(full.t(key as never, given as never));
    }
  }
  expect(slim.t('sentence' as never)).toBe(full.t('sentence' as never));
});
