import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/explorations.ts'), import('./de/run-file.ts'), import('./de/pin.ts')],
  en: () => [import('./en/explorations.ts'), import('./en/run-file.ts'), import('./en/pin.ts')],
});
