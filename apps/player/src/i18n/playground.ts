import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { playground as de } from './de/playground.ts';
import { playground as en } from './en/playground.ts';

addTexts({ de, en });
