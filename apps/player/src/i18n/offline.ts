import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const offlineTexts = defineNamespace('offline', {
  de: () => import('./de/offline.ts'),
  en: () => import('./en/offline.ts'),
});
