import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/board.ts')],
  en: () => [import('./en/board.ts')],
});
