import { defineNamespace } from './i18n.ts';

export const photoTexts = defineNamespace('photo', {
  de: () => import('./de/photo.ts'),
  en: () => import('./en/photo.ts'),
});
