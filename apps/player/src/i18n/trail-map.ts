import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const trailMapTexts = defineNamespace('trailMap', {
  de: () => import('./de/trail-map.ts'),
  en: () => import('./en/trail-map.ts'),
});
