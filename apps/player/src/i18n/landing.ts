import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const landingTexts = defineNamespace('landing', {
  de: () => import('./de/landing.ts'),
  en: () => import('./en/landing.ts'),
});
