import { defineNamespace } from './i18n.ts';

export const mapTexts = defineNamespace('map', {
  de: () => import('./de/map.ts'),
  en: () => import('./en/map.ts'),
});
