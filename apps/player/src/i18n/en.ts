import { en as siteTexts } from '@puzzle-runs/site/i18n/en.ts';
import { pieces } from '@puzzle-runs/web/i18n/en/pieces.ts';
import { playerProblems } from '@puzzle-runs/web/i18n/en/player-problems.ts';
import { problems } from '@puzzle-runs/web/i18n/en/problems.ts';
import type { common as de } from './de.ts';
import { browse } from './en/browse.ts';
import { shell } from './en/shell.ts';

export const common = {
  ...siteTexts,
  ...pieces,
  ...shell,
  ...browse,

  ...problems,
  ...playerProblems,
} as const satisfies Record<keyof typeof de, string>;
