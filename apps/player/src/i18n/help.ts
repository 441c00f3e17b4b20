import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/help.ts')],
  en: () => [import('./en/help.ts')],
});
