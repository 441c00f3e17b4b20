import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [
    import('@puzzle-runs/web/i18n/de/task.ts'),
    import('@puzzle-runs/web/i18n/de/poi.ts'),
    import('./de/preview.ts'),
  ],
  en: () => [
    import('@puzzle-runs/web/i18n/en/task.ts'),
    import('@puzzle-runs/web/i18n/en/poi.ts'),
    import('./en/preview.ts'),
  ],
});
