import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const featureTexts = defineNamespace('feature', {
  de: () => import('./de/feature.ts'),
  en: () => import('./en/feature.ts'),
});
