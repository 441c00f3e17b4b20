import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { trailMap as de } from './de/trail-map.ts';
import { trailMap as en } from './en/trail-map.ts';

addTexts({ de, en });
