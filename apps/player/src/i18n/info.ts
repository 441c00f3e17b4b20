import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { info as de } from './de/info.ts';
import { info as en } from './en/info.ts';

addTexts({ de, en });
