import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { versus as de } from './de/versus.ts';
import { versus as en } from './en/versus.ts';

addTexts({ de, en });
