import { task as taskDe } from '@puzzle-runs/web/i18n/de/task.ts';
import { task as taskEn } from '@puzzle-runs/web/i18n/en/task.ts';
import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { print as de } from './de/print.ts';
import { print as en } from './en/print.ts';

addTexts({ de: { ...taskDe, ...de }, en: { ...taskEn, ...en } });
