import { defineNamespace } from './i18n.ts';

export const taskTexts = defineNamespace('task', {
  de: () => import('./de/task.ts'),
  en: () => import('./en/task.ts'),
});
