import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const arrivalTexts = defineNamespace('arrival', {
  de: () => import('./de/arrival.ts'),
  en: () => import('./en/arrival.ts'),
});
