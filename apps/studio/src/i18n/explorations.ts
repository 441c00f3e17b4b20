import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { explorations as de } from './de/explorations.ts';
import { pin as pinDe } from './de/pin.ts';
import { runFile as fileDe } from './de/run-file.ts';
import { explorations as en } from './en/explorations.ts';
import { pin as pinEn } from './en/pin.ts';
import { runFile as fileEn } from './en/run-file.ts';

addTexts({ de: { ...de, ...fileDe, ...pinDe }, en: { ...en, ...fileEn, ...pinEn } });
