import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({ de: () => [import('./de/event.ts')], en: () => [import('./en/event.ts')] });
