import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const teamsTexts = defineNamespace('teams', {
  de: () => import('./de/teams.ts'),
  en: () => import('./en/teams.ts'),
});
