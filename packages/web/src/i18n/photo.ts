import { addTexts } from './i18n.ts';

await addTexts({
  de: () => [import('./de/photo.ts')],
  en: () => [import('./en/photo.ts')],
});
