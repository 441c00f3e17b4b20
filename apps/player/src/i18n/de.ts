import { de as siteTexts } from '@puzzle-runs/site/i18n/de.ts';
import { pieces } from '@puzzle-runs/web/i18n/de/pieces.ts';
import { playerProblems } from '@puzzle-runs/web/i18n/de/player-problems.ts';
import { problems } from '@puzzle-runs/web/i18n/de/problems.ts';
import { browse } from './de/browse.ts';
import { shell } from './de/shell.ts';

/** Every text of the player site in its source language. */
export const common = { ...siteTexts, ...pieces, ...shell, ...browse, ...problems, ...playerProblems } as const;
