import { defineNamespace } from './i18n.ts';

export const hintTimingTexts = defineNamespace('hintTiming', {
  de: () => import('./de/hint-timing.ts'),
  en: () => import('./en/hint-timing.ts'),
});
