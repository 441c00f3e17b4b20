import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const printTexts = defineNamespace('print', {
  de: () => import('./de/print.ts'),
  en: () => import('./en/print.ts'),
});
