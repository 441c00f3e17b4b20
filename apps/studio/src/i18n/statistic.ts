import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/statistic.ts')],
  en: () => [import('./en/statistic.ts')],
});
