import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('@puzzle-runs/web/i18n/de/task.ts'), import('./de/translations.ts')],
  en: () => [import('@puzzle-runs/web/i18n/en/task.ts'), import('./en/translations.ts')],
});
