import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

await addTexts({
  de: () => [
    import('./de/play.ts'),
    import('@puzzle-runs/web/i18n/de/task.ts'),
    import('@puzzle-runs/web/i18n/de/poi.ts'),
  ],
  en: () => [
    import('./en/play.ts'),
    import('@puzzle-runs/web/i18n/en/task.ts'),
    import('@puzzle-runs/web/i18n/en/poi.ts'),
  ],
});
