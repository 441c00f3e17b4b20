import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { statistic as de } from './de/statistic.ts';
import { statistic as en } from './en/statistic.ts';

addTexts({ de, en });
