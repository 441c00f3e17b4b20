import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const licenseTexts = defineNamespace('license', {
  de: () => import('./de/license.ts'),
  en: () => import('./en/license.ts'),
});
