import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const compassTexts = defineNamespace('compass', {
  de: () => import('./de/compass.ts'),
  en: () => import('./en/compass.ts'),
});
