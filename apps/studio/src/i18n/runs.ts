import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { runFile as fileDe } from './de/run-file.ts';
import { runs as de } from './de/runs.ts';
import { runFile as fileEn } from './en/run-file.ts';
import { runs as en } from './en/runs.ts';

addTexts({ de: { ...de, ...fileDe }, en: { ...en, ...fileEn } });
