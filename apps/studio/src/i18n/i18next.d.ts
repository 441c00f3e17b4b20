import type { de } from './de.ts';

/** Lets the compiler check every text key and the values that belong into its sentence. */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof de };
  }
}
