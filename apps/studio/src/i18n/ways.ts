import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const waysTexts = defineNamespace('ways', {
  de: () => import('./de/ways.ts'),
  en: () => import('./en/ways.ts'),
});
