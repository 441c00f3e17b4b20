import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/reviews.ts')],
  en: () => [import('./en/reviews.ts')],
});
