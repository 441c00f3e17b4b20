import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const feedbackTexts = defineNamespace('feedback', {
  de: () => import('./de/feedback.ts'),
  en: () => import('./en/feedback.ts'),
});
