import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/editor.ts')],
  en: () => [import('./en/editor.ts')],
});
