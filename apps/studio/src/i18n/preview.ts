import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { quest as questDe } from '@puzzle-runs/web/texts/de/quest.ts';
import { spot as spotDe } from '@puzzle-runs/web/texts/de/spot.ts';
import { quest as questEn } from '@puzzle-runs/web/texts/en/quest.ts';
import { spot as spotEn } from '@puzzle-runs/web/texts/en/spot.ts';
import { preview as de } from './de/preview.ts';
import { preview as en } from './en/preview.ts';

addTexts({ de: { ...questDe, ...spotDe, ...de }, en: { ...questEn, ...spotEn, ...en } });
