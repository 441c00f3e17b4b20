import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { licenseNames as namesDe } from '@puzzle-runs/web/texts/de/license-names.ts';
import { licenseNames as namesEn } from '@puzzle-runs/web/texts/en/license-names.ts';
import { licenses as de } from './de/licenses.ts';
import { licenses as en } from './en/licenses.ts';

addTexts({ de: { ...namesDe, ...de }, en: { ...namesEn, ...en } });
