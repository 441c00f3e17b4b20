import { addTexts } from './i18n.ts';

await addTexts({
  de: () => [import('./de/after-answer.ts')],
  en: () => [import('./en/after-answer.ts')],
});
