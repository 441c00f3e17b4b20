import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/arrival.ts')],
  en: () => [import('./en/arrival.ts')],
});
