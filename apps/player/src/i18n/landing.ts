import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/landing.ts')],
  en: () => [import('./en/landing.ts')],
});
