import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const playgroundTexts = defineNamespace('playground', {
  de: () => import('./de/playground.ts'),
  en: () => import('./en/playground.ts'),
});
