import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/compass.ts')],
  en: () => [import('./en/compass.ts')],
});
