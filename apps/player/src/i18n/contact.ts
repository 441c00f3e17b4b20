import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [import('./de/contact.ts')],
  en: () => [import('./en/contact.ts')],
});
