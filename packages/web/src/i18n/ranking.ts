import { defineNamespace } from './i18n.ts';

export const rankingTexts = defineNamespace('ranking', {
  de: () => import('./de/ranking.ts'),
  en: () => import('./en/ranking.ts'),
});
