import { account as sharedDe } from '@puzzle-runs/web/i18n/de/account.ts';
import { account as sharedEn } from '@puzzle-runs/web/i18n/en/account.ts';
import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { account as de } from './de/account.ts';
import { account as en } from './en/account.ts';

addTexts({ de: { ...sharedDe, ...de }, en: { ...sharedEn, ...en } });
