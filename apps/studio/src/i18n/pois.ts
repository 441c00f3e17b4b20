import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const poisTexts = defineNamespace('pois', {
  de: () => import('./de/pois.ts'),
  en: () => import('./en/pois.ts'),
});
