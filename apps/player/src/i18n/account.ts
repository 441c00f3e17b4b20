import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { account as sharedDe } from '@puzzle-runs/web/texts/de/account.ts';
import { account as sharedEn } from '@puzzle-runs/web/texts/en/account.ts';
import { account as de } from './de/account.ts';
import { account as en } from './en/account.ts';

addTexts({ de: { ...sharedDe, ...de }, en: { ...sharedEn, ...en } });
