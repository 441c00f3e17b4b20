import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { spots as de } from './de/spots.ts';
import { spots as en } from './en/spots.ts';

addTexts({ de, en });
