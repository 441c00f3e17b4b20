import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const battlesTexts = defineNamespace('battles', {
  de: () => import('./de/battles.ts'),
  en: () => import('./en/battles.ts'),
});
