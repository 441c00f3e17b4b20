import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/tasks.ts')],
  en: () => [import('./en/tasks.ts')],
});
