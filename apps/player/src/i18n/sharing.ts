import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const sharingTexts = defineNamespace('sharing', {
  de: () => import('./de/sharing.ts'),
  en: () => import('./en/sharing.ts'),
});
