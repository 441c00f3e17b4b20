import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/legal.ts')],
  en: () => [import('./en/legal.ts')],
});
