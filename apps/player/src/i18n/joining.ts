import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/joining.ts')],
  en: () => [import('./en/joining.ts')],
});
