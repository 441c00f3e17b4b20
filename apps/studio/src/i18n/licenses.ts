import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('@puzzle-runs/web/i18n/de/license-names.ts'), import('./de/licenses.ts')],
  en: () => [import('@puzzle-runs/web/i18n/en/license-names.ts'), import('./en/licenses.ts')],
});
