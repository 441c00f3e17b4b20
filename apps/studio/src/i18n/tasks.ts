import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const tasksTexts = defineNamespace('tasks', {
  de: () => import('./de/tasks.ts'),
  en: () => import('./en/tasks.ts'),
});
