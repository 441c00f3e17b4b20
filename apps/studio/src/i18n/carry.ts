import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const carryTexts = defineNamespace('carry', {
  de: () => import('./de/carry.ts'),
  en: () => import('./en/carry.ts'),
});
