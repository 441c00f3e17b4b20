import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const accountPagesTexts = defineNamespace('accountPages', {
  de: () => import('./de/account-pages.ts'),
  en: () => import('./en/account-pages.ts'),
});
