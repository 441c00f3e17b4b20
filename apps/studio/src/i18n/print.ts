import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { quest as questDe } from '@puzzle-runs/web/texts/de/quest.ts';
import { quest as questEn } from '@puzzle-runs/web/texts/en/quest.ts';
import { print as de } from './de/print.ts';
import { print as en } from './en/print.ts';

addTexts({ de: { ...questDe, ...de }, en: { ...questEn, ...en } });
