import { addTexts } from './i18n.ts';

await addTexts({
  de: () => [import('./de/map.ts')],
  en: () => [import('./en/map.ts')],
});
