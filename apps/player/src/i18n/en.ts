import { siteTexts } from '@puzzle-runs/site/texts.ts';
import { pieces } from '@puzzle-runs/web/i18n/en/pieces.ts';
import { poi } from '@puzzle-runs/web/i18n/en/poi.ts';
import { problems } from '@puzzle-runs/web/i18n/en/problems.ts';
import { task } from '@puzzle-runs/web/i18n/en/task.ts';
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
  ...task,
  ...poi,
  ...problems,
} as const satisfies Record<keyof typeof de, string>;
