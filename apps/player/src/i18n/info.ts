import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const infoTexts = defineNamespace('info', {
  de: () => import('./de/info.ts'),
  en: () => import('./en/info.ts'),
});
