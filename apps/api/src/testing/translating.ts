import type { ManagedText, NewText } from '@puzzle-runs/contract/management/translation.ts';
import { done } from './creators.ts';
import type { Client } from './test-app.ts';

type Translate = (text: ManagedText) => string | undefined;

/**
 * Adds a language to an exploration of this creator and translates
 * its texts; undefined leaves one out. Returns what is stored.
 */
export async function translate(
  { translations }: Client,
  exploration: { id: number },
  { lang, text }: { lang: string; text: Translate },
) {
  const params = { exploration_id: exploration.id };
  done(await translations.changeLanguages({ params, body: { add: [lang] } }));
  const { rows } = done(await translations.texts({ params, query: { lang } }));
  const texts = rows.flatMap((row): NewText[] => {
    const translated = text(row);
    return translated === undefined ? [] : [newTextOf(row, translated)];
  });
  return done(await translations.changeTexts({ params: { ...params, lang }, body: { texts } }));
}

/** A text as it is sent. */
export function newTextOf({ record, id, field, item_id, source_hash }: ManagedText, text: string): NewText {
  return { record, id, field, item_id, text, source_hash };
}

/** The source in another language: `Tor` becomes `en Tor`, HTML keeps its paragraph. */
export function marked(lang: string): Translate {
  return ({ source }) => (source.startsWith('<p>') ? source.replace('<p>', `<p>${lang} `) : `${lang} ${source}`);
}
