import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/insights.ts')],
  en: () => [import('./en/insights.ts')],
});
