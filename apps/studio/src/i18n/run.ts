import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const runTexts = defineNamespace('run', {
  de: () => import('./de/run.ts'),
  en: () => import('./en/run.ts'),
});
