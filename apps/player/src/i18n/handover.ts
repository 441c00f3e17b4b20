import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const handoverTexts = defineNamespace('handover', {
  de: () => import('./de/handover.ts'),
  en: () => import('./en/handover.ts'),
});
