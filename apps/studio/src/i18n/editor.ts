import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { editor as de } from './de/editor.ts';
import { editor as en } from './en/editor.ts';

addTexts({ de, en });
