import { addTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { contact as de } from './de/contact.ts';
import { contact as en } from './en/contact.ts';

addTexts({ de, en });
