import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const contactTexts = defineNamespace('contact', {
  de: () => import('./de/contact.ts'),
  en: () => import('./en/contact.ts'),
});
