import { defineNamespace } from '@puzzle-runs/web/i18n/i18n.ts';

export const editorTexts = defineNamespace('editor', {
  de: () => import('./de/editor.ts'),
  en: () => import('./en/editor.ts'),
});
