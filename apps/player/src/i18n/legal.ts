import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { legal as de } from './de/legal.ts';
import { legal as en } from './en/legal.ts';

addTexts({ de, en });
