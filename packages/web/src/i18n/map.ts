import { map as de } from './de/map.ts';
import { map as en } from './en/map.ts';
import { addTexts } from './i18n.ts';

addTexts({ de, en });
