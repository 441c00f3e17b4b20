import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/battles.ts')],
  en: () => [import('./en/battles.ts')],
});
