import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/info.ts')],
  en: () => [import('./en/info.ts')],
});
