import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const developerTexts = defineNamespace('developer', {
  de: () => import('./de/developer.ts'),
  en: () => import('./en/developer.ts'),
});
