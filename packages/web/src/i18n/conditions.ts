import { defineNamespace } from './i18n.ts';

export const conditionTexts = defineNamespace('conditions', {
  de: () => import('./de/conditions.ts'),
  en: () => import('./en/conditions.ts'),
});
