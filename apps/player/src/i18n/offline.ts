import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { offline as de } from './de/offline.ts';
import { offline as en } from './en/offline.ts';

addTexts({ de, en });
