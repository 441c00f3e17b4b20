import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { board as de } from './de/board.ts';
import { board as en } from './en/board.ts';

addTexts({ de, en });
