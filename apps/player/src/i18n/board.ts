import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const boardTexts = defineNamespace('board', {
  de: () => import('./de/board.ts'),
  en: () => import('./en/board.ts'),
});
