import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const reviewsTexts = defineNamespace('reviews', {
  de: () => import('./de/reviews.ts'),
  en: () => import('./en/reviews.ts'),
});
