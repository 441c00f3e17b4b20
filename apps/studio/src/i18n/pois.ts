import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { pois as de } from './de/pois.ts';
import { pois as en } from './en/pois.ts';

addTexts({ de, en });
