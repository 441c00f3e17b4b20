/** `source_changed`: the source text has changed since it was translated. */
export const TEXT_STATES = ['missing', 'up_to_date', 'source_changed'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** The state of a text that was made from the source with the hash `madeFrom`; undefined for a missing text. */
export function textState(translation: { madeFrom: string } | undefined, sourceHash: string): TextState {
  if (!translation) return 'missing';
  return translation.madeFrom === sourceHash ? 'up_to_date' : 'source_changed';
}

/** How far a language is translated: its required texts by state. */
export interface TranslationProgress {
  total: number;
  done: number;
  changed: number;
  missing: number;
  /** Texts that a language may lack, such as answers; a file for translators has them, too. */
  optional: number;
}

export function translationProgress(texts: readonly { required: boolean; state: TextState }[]): TranslationProgress {
  const required = texts.filter((text) => text.required);
  const count = (state: TextState) => required.filter((text) => text.state === state).length;
  return {
    total: required.length,
    done: count('up_to_date'),
    changed: count('source_changed'),
    missing: count('missing'),
    optional: texts.length - required.length,
  };
}

/** Whether players are offered the language. An outdated translation is better than none. */
export function isComplete({ total, missing }: Pick<TranslationProgress, 'total' | 'missing'>): boolean {
  return total > 0 && missing === 0;
}
