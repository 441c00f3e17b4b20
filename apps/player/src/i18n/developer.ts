import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/developer.ts')],
  en: () => [import('./en/developer.ts')],
});
