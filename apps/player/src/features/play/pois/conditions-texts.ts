import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const conditionTexts = defineNamespace('conditions', {
  de: () => import('#i18n/de/conditions.ts'),
  en: () => import('#i18n/en/conditions.ts'),
});
