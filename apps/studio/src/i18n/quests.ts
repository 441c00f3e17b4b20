import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { quests as de } from './de/quests.ts';
import { quests as en } from './en/quests.ts';

addTexts({ de, en });
