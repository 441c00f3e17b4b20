import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/registration.ts')],
  en: () => [import('./en/registration.ts')],
});
