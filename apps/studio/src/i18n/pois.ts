import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/pois.ts'), import('./de/pin.ts')],
  en: () => [import('./en/pois.ts'), import('./en/pin.ts')],
});
