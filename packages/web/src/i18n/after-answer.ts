import { defineNamespace } from './i18n.ts';

export const afterAnswerTexts = defineNamespace('afterAnswer', {
  de: () => import('./de/after-answer.ts'),
  en: () => import('./en/after-answer.ts'),
});
