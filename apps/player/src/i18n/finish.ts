import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({ de: () => [import('./de/finish.ts')], en: () => [import('./en/finish.ts')] });
