import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const legalTexts = defineNamespace('legal', {
  de: () => import('./de/legal.ts'),
  en: () => import('./en/legal.ts'),
});
