import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/feature.ts')],
  en: () => [import('./en/feature.ts')],
});
