import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { feature as de } from './de/feature.ts';
import { feature as en } from './en/feature.ts';

addTexts({ de, en });
