import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { battle as de } from './de/battles.ts';
import { battle as en } from './en/battles.ts';

addTexts({ de, en });
