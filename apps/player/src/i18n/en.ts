import { siteTexts } from '@puzzle-runs/domain/site/texts.ts';
import { pieces } from '@puzzle-runs/web/texts/en/pieces.ts';
import { problems } from '@puzzle-runs/web/texts/en/problems.ts';
import { quest } from '@puzzle-runs/web/texts/en/quest.ts';
import { spot } from '@puzzle-runs/web/texts/en/spot.ts';
import type { de } from './de.ts';
import { browse } from './en/browse.ts';
import { play } from './en/play.ts';
import { shell } from './en/shell.ts';

export const en = {
  ...siteTexts.en,
  ...pieces,
  ...shell,
  ...browse,
  ...play,
  ...quest,
  ...spot,
  ...problems,
} as const satisfies Record<keyof typeof de, string>;
