import { isLanguageTag } from '@puzzle-runs/domain/exploration/content-language.ts';
import { DURATION_MINUTES_MAX, WALK_METRES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { GOOD_TO_KNOW, type GoodToKnow } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { START_KINDS } from '@puzzle-runs/domain/exploration/start-place.ts';
import { PHOTO_DAYS_PROPOSED, type PhotoDays } from '@puzzle-runs/domain/photo/photo-review.ts';
import { z } from 'zod';
import { degreesInput, optionalAmountInput, tickInput } from './management/input/input-fields.ts';
import { coordinatesLocation } from './poi.ts';
import { ruleWithReason } from './shared.ts';
import { photoDays } from './tasks/photo.ts';

/** Language of the content of an exploration, as a BCP 47 tag. */
export const contentLanguage = z
  .string()
  .refine(isLanguageTag, ruleWithReason('no_language', 'must be a language tag such as de or en'));
/** A language that players may choose, with its own name. */
export const playableLanguage = z
  .object({ lang: z.string(), name: z.string(), direction: z.enum(['ltr', 'rtl']) })
  .meta({ id: 'PlayableLanguage' });

function goodToKnow<Tick extends z.ZodType>(tick: Tick): Record<GoodToKnow, Tick> {
  return Object.fromEntries(GOOD_TO_KNOW.map((fact) => [fact, tick])) as Record<GoodToKnow, Tick>;
}

/** Facts as the creator entered them; null where the API computes or measures a figure. */
export const storedFacts = {
  lang: z.string(),
  walk_metres: z.int().nullable(),
  duration_minutes: z.int().nullable(),
  ...goodToKnow(z.boolean()),
  /** Meeting point; both or neither are null. */
  meeting_latitude: z.number().nullable(),
  meeting_longitude: z.number().nullable(),
  playable_offline: z.boolean(),
  /** For school classes and youth groups: photo tasks need the switch `photos`. */
  for_pupils: z.boolean(),
  /** Whether a run for pupils may ask for photos; without effect in other runs. */
  photos: z.boolean(),
  /** Days after sending on which the pictures of players are deleted. */
  photo_days: photoDays,
};

export type Fact = keyof typeof storedFacts;

const photoDaysInput = z.union([
  photoDays,
  z.enum(['7', '30', '90']).transform((value): PhotoDays => (value === '7' ? 7 : value === '30' ? 30 : 90)),
]);

/** Facts as creators send them. Every field can be written as a text, because the calls accept forms. */
const sentFacts = {
  lang: contentLanguage,
  walk_metres: optionalAmountInput(WALK_METRES_MAX),
  duration_minutes: optionalAmountInput(DURATION_MINUTES_MAX),
  ...goodToKnow(tickInput),
  meeting_latitude: degreesInput(90).nullable(),
  meeting_longitude: degreesInput(180).nullable(),
  playable_offline: tickInput,
  for_pupils: tickInput,
  photos: tickInput,
  photo_days: photoDaysInput,
} satisfies Record<Fact, z.ZodType>;

export const newFacts = {
  lang: sentFacts.lang.default('de'),
  walk_metres: sentFacts.walk_metres.default(null),
  duration_minutes: sentFacts.duration_minutes.default(null),
  ...goodToKnow(tickInput.default(false)),
  meeting_latitude: sentFacts.meeting_latitude.default(null),
  meeting_longitude: sentFacts.meeting_longitude.default(null),
  playable_offline: tickInput.default(false),
  for_pupils: tickInput.default(false),
  photos: tickInput.default(false),
  photo_days: photoDaysInput.default(PHOTO_DAYS_PROPOSED),
} satisfies Record<Fact, z.ZodType>;

export const changedFacts = z.object(sentFacts).partial().shape;

export const filePlace = coordinatesLocation.strict().meta({ id: 'RunPlace' });

/** Facts in a run file. Those about photos are left out unless they are set. */
export const fileFacts = {
  lang: contentLanguage.default('de'),
  walk_metres: z.int().min(1).max(WALK_METRES_MAX).nullable().default(null),
  duration_minutes: z.int().min(1).max(DURATION_MINUTES_MAX).nullable().default(null),
  ...goodToKnow(z.boolean().default(false)),
  meeting_point: filePlace.nullable().default(null),
  playable_offline: z.boolean().default(false),
  for_pupils: z.boolean().optional(),
  photos: z.boolean().optional(),
  photo_days: photoDays.optional(),
};

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
    ...goodToKnow(z.boolean()),
    /** Whether phones may load the answers and play without a network. */
    playable_offline: z.boolean(),
    /** Languages that players may choose, the source included and first. */
    languages: z.array(playableLanguage),
  })
  .meta({ id: 'ExplorationFacts' });

export type PlayableLanguage = z.infer<typeof playableLanguage>;
export type ExplorationFacts = z.infer<typeof explorationFacts>;
