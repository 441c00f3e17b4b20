import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';

/** The guide to the API lists all problem codes with their sentences. */
await addTexts({
  de: () => [
    import('./de/developer.ts'),
    import('@puzzle-runs/web/i18n/de/account.ts'),
    import('@puzzle-runs/web/i18n/de/creator-problems.ts'),
  ],
  en: () => [
    import('./en/developer.ts'),
    import('@puzzle-runs/web/i18n/en/account.ts'),
    import('@puzzle-runs/web/i18n/en/creator-problems.ts'),
  ],
});
