import { licenseNames as namesDe } from '@puzzle-runs/web/i18n/de/license-names.ts';
import { licenseNames as namesEn } from '@puzzle-runs/web/i18n/en/license-names.ts';
import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { license as de } from './de/license.ts';
import { license as en } from './en/license.ts';

addTexts({ de: { ...namesDe, ...de }, en: { ...namesEn, ...en } });
