import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('@puzzle-runs/web/i18n/de/account.ts'), import('./de/account.ts')],
  en: () => [import('@puzzle-runs/web/i18n/en/account.ts'), import('./en/account.ts')],
});
