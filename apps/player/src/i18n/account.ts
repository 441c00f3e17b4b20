import { addTexts } from '@puzzle-runs/web/i18n.ts';
import { account as de } from './de/account.ts';
import { account as en } from './en/account.ts';

addTexts({ de, en });
