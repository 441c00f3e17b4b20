import { account } from '@puzzle-runs/web/i18n/de/account.ts';
import { creatorProblems } from '@puzzle-runs/web/i18n/de/creator-problems.ts';
import { pieces } from '@puzzle-runs/web/i18n/de/pieces.ts';
import { problems } from '@puzzle-runs/web/i18n/de/problems.ts';
import { shell } from './de/shell.ts';

/** Every text of the studio in its source language. */
export const common = { ...problems, ...creatorProblems, ...pieces, ...account, ...shell } as const;
