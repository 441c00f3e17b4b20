import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { developer as de } from './de/developer.ts';
import { developer as en } from './en/developer.ts';

addTexts({ de, en });
