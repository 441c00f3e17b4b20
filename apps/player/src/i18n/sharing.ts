import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({ de: () => [import('./de/sharing.ts')], en: () => [import('./en/sharing.ts')] });
