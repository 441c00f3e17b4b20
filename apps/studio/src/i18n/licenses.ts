import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const licensesTexts = defineNamespace('licenses', {
  de: () => import('./de/licenses.ts'),
  en: () => import('./en/licenses.ts'),
});
