import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const joiningTexts = defineNamespace('joining', {
  de: () => import('./de/joining.ts'),
  en: () => import('./en/joining.ts'),
});
