import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const registrationTexts = defineNamespace('registration', {
  de: () => import('./de/registration.ts'),
  en: () => import('./en/registration.ts'),
});
