import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/playground.ts')],
  en: () => [import('./en/playground.ts')],
});
