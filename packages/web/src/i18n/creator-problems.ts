import { defineNamespace } from './i18n.ts';

export const creatorProblemsTexts = defineNamespace('creatorProblems', {
  de: () => import('./de/creator-problems.ts'),
  en: () => import('./en/creator-problems.ts'),
});
