import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const profileTexts = defineNamespace('profile', {
  de: () => import('./de/profile.ts'),
  en: () => import('./en/profile.ts'),
});
