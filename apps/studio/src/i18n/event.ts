import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const eventTexts = defineNamespace('event', {
  de: () => import('./de/event.ts'),
  en: () => import('./en/event.ts'),
});
