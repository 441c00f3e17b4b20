import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const statisticTexts = defineNamespace('statistic', {
  de: () => import('./de/statistic.ts'),
  en: () => import('./en/statistic.ts'),
});
