import { siteTexts } from '@puzzle-runs/domain/site/texts.ts';
import { pieces } from '@puzzle-runs/web/texts/de/pieces.ts';
import { problems } from '@puzzle-runs/web/texts/de/problems.ts';
import { quest } from '@puzzle-runs/web/texts/de/quest.ts';
import { spot } from '@puzzle-runs/web/texts/de/spot.ts';
import { browse } from './de/browse.ts';
import { play } from './de/play.ts';
import { shell } from './de/shell.ts';

/** Every text of the player site in its source language. */
export const de = { ...siteTexts.de, ...pieces, ...shell, ...browse, ...play, ...quest, ...spot, ...problems } as const;
