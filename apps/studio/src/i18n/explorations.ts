import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const explorationsTexts = defineNamespace('explorations', {
  de: () => import('./de/explorations.ts'),
  en: () => import('./en/explorations.ts'),
});
