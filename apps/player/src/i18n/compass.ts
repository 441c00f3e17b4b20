import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { compass as de } from './de/compass.ts';
import { compass as en } from './en/compass.ts';

addTexts({ de, en });
