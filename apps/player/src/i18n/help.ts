import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const helpTexts = defineNamespace('help', {
  de: () => import('./de/help.ts'),
  en: () => import('./en/help.ts'),
});
