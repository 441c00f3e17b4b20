import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/result.ts')],
  en: () => [import('./en/result.ts')],
});
