import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/teams.ts')],
  en: () => [import('./en/teams.ts')],
});
