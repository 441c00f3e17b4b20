import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { teams as de } from './de/teams.ts';
import { teams as en } from './en/teams.ts';

addTexts({ de, en });
