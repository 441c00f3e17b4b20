import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/trail-map.ts')],
  en: () => [import('./en/trail-map.ts')],
});
