import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { task as taskDe } from '@puzzle-runs/web/texts/de/task.ts';
import { task as taskEn } from '@puzzle-runs/web/texts/en/task.ts';
import { print as de } from './de/print.ts';
import { print as en } from './en/print.ts';

addTexts({ de: { ...taskDe, ...de }, en: { ...taskEn, ...en } });
