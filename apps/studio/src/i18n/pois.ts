import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { pin as pinDe } from './de/pin.ts';
import { pois as de } from './de/pois.ts';
import { pin as pinEn } from './en/pin.ts';
import { pois as en } from './en/pois.ts';

addTexts({ de: { ...de, ...pinDe }, en: { ...en, ...pinEn } });
