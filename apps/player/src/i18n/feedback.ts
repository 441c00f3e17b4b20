import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/feedback.ts')],
  en: () => [import('./en/feedback.ts')],
});
