import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { arrival as de } from './de/arrival.ts';
import { arrival as en } from './en/arrival.ts';

addTexts({ de, en });
