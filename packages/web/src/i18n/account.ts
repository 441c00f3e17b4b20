import { defineNamespace } from './i18n.ts';

export const accountTexts = defineNamespace('account', {
  de: () => import('./de/account.ts'),
  en: () => import('./en/account.ts'),
});
