import { defineNamespace } from './i18n.ts';

export const licenseNamesTexts = defineNamespace('licenseNames', {
  de: () => import('./de/license-names.ts'),
  en: () => import('./en/license-names.ts'),
});
