import { isLanguageTag } from '@puzzle-runs/domain/exploration/content-language.ts';
import { START_KINDS } from '@puzzle-runs/domain/exploration/start-place.ts';
import { DURATION_MINUTES_MAX, WALK_METRES_MAX } from '@puzzle-runs/domain/limits.ts';
import { z } from 'zod';
import { coordinatesLocation } from './poi.ts';
import { ruleWithReason } from './shared.ts';

/** Language of the content of an exploration, as a BCP 47 tag. */
export const contentLanguage = z
  .string()
  .refine(isLanguageTag, ruleWithReason('no_language', 'must be a language tag such as de or en'));
/** A language that players may choose, with its own name. */
export const playableLanguage = z
  .object({ lang: z.string(), name: z.string(), direction: z.enum(['ltr', 'rtl']) })
  .meta({ id: 'PlayableLanguage' });

/** Length of the walk as the creator gives it. */
export const walkMetres = z.int().min(1).max(WALK_METRES_MAX);
/** Duration as the creator gives it. */
export const durationMinutes = z.int().min(1).max(DURATION_MINUTES_MAX);

/** What is good to know before playing outdoors, as the creator ticked it. */
export const goodToKnow = { step_free: z.boolean(), toilets: z.boolean(), pram: z.boolean() };

/** What visitors learn before they join an exploration. Of the pois it contains at most the place of the first one. */
export const explorationFacts = z
  .object({
    /** The creator's figure, or the straight lines between the pois × 1.3, rounded to 100 m; null when unknown. */
    walk_metres: z.int().nullable(),
    /** `some_pois`: a poi has no known place, so that the walk is longer. */
    walk_source: z.enum(['creator', 'pois', 'some_pois']).nullable(),
    /** `measured`: median of the players who finished. */
    minutes_source: z.enum(['creator', 'measured']).nullable(),
    /** Null when not even the postal code has a place. */
    start: coordinatesLocation
      .extend({ kind: z.enum(START_KINDS) })
      .meta({ id: 'StartPlace' })
      .nullable(),
    ...goodToKnow,
    /** Whether phones may load the answers and play without a network. */
    playable_offline: z.boolean(),
    /** Languages that players may choose, the source included and first. */
    languages: z.array(playableLanguage),
  })
  .meta({ id: 'ExplorationFacts' });

export type PlayableLanguage = z.infer<typeof playableLanguage>;
export type ExplorationFacts = z.infer<typeof explorationFacts>;
