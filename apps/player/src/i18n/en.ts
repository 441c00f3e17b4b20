import { siteTexts } from '@puzzle-runs/domain/site/texts.ts';
import { webTexts } from '@puzzle-runs/web/texts/en.ts';
import type { de } from './de.ts';
import { browse } from './en/browse.ts';
import { play } from './en/play.ts';
import { problems } from './en/problems.ts';
import { shell } from './en/shell.ts';

export const en = { ...siteTexts.en, ...webTexts, ...shell, ...browse, ...play, ...problems } as const satisfies Record<
  keyof typeof de,
  string
>;
