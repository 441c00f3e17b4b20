import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const translationsTexts = defineNamespace('translations', {
  de: () => import('./de/translations.ts'),
  en: () => import('./en/translations.ts'),
});
