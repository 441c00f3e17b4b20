import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { license as de } from './de/license.ts';
import { license as en } from './en/license.ts';

addTexts({ de, en });
