import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { specimen as de } from './de/specimen.ts';
import { specimen as en } from './en/specimen.ts';

addTexts({ de, en });
