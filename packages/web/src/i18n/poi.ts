import { defineNamespace } from './i18n.ts';

export const poiTexts = defineNamespace('poi', {
  de: () => import('./de/poi.ts'),
  en: () => import('./en/poi.ts'),
});
