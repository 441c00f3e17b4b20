import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { print as de } from './de/print.ts';
import { print as en } from './en/print.ts';

addTexts({ de, en });
