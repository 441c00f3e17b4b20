import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const finishTexts = defineNamespace('finish', {
  de: () => import('./de/finish.ts'),
  en: () => import('./en/finish.ts'),
});
