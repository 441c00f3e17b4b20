import { siteTexts } from '@puzzle-runs/domain/site/texts.ts';
import { webTexts } from '@puzzle-runs/web/texts/de.ts';
import { browse } from './de/browse.ts';
import { play } from './de/play.ts';
import { problems } from './de/problems.ts';
import { shell } from './de/shell.ts';

/** Every text of the player site in its source language. */
export const de = { ...siteTexts.de, ...webTexts, ...shell, ...browse, ...play, ...problems } as const;
