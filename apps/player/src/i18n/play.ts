import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const playTexts = defineNamespace('play', {
  de: () => import('./de/play.ts'),
  en: () => import('./en/play.ts'),
});
