import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/offline.ts')],
  en: () => [import('./en/offline.ts')],
});
