import type { editor } from './de/editor.ts';
import type { de } from './de.ts';

/** Texts that come with the part that shows them (`addTexts`). */
type Later = typeof editor;

/** Lets the compiler check every text key and the values that belong into its sentence. */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof de & Later };
  }
}
