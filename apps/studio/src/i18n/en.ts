import { account } from '@puzzle-runs/web/i18n/en/account.ts';
import { creatorProblems } from '@puzzle-runs/web/i18n/en/creator-problems.ts';
import { pieces } from '@puzzle-runs/web/i18n/en/pieces.ts';
import { problems } from '@puzzle-runs/web/i18n/en/problems.ts';
import type { common as de } from './de.ts';
import { shell } from './en/shell.ts';

export const common = {
  ...problems,
  ...creatorProblems,
  ...pieces,
  ...account,
  ...shell,
} as const satisfies Record<keyof typeof de, string>;
