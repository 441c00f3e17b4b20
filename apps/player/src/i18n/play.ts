import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({ de: () => [import('./de/play.ts')], en: () => [import('./en/play.ts')] });
