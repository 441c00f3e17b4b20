import { poi as poiDe } from '@puzzle-runs/web/i18n/de/poi.ts';
import { task as taskDe } from '@puzzle-runs/web/i18n/de/task.ts';
import { poi as poiEn } from '@puzzle-runs/web/i18n/en/poi.ts';
import { task as taskEn } from '@puzzle-runs/web/i18n/en/task.ts';
import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { preview as de } from './de/preview.ts';
import { preview as en } from './en/preview.ts';

addTexts({ de: { ...taskDe, ...poiDe, ...de }, en: { ...taskEn, ...poiEn, ...en } });
