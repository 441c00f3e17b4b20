import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { landing as de } from './de/landing.ts';
import { landing as en } from './en/landing.ts';

addTexts({ de, en });
