import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { tasks as de } from './de/tasks.ts';
import { tasks as en } from './en/tasks.ts';

addTexts({ de, en });
