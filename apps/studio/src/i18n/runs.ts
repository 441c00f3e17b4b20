import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { runs as de } from './de/runs.ts';
import { runs as en } from './en/runs.ts';

addTexts({ de, en });
