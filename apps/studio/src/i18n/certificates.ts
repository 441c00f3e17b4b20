import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/certificates.ts')],
  en: () => [import('./en/certificates.ts')],
});
