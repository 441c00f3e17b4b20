import { DURATION_MINUTES_MAX, WALK_METRES_MAX } from '@puzzle-runs/domain/limits.ts';
import { PHOTO_DAYS_PROPOSED, type PhotoDays } from '@puzzle-runs/domain/photo/photo-review.ts';
import { z } from 'zod';
import { contentLanguage } from '../../exploration-facts.ts';
import { photoDays } from '../../task.ts';
import { degreesInput, optionalAmountInput, tickInput } from './input-fields.ts';

/* Facts of an exploration as creators send them. Every field can be written as a text, because the calls accept forms. */

const photoDaysInput = z.union([
  photoDays,
  z.enum(['7', '30', '90']).transform((value): PhotoDays => (value === '7' ? 7 : value === '30' ? 30 : 90)),
]);

const facts = {
  lang: contentLanguage,
  walk_metres: optionalAmountInput(WALK_METRES_MAX),
  duration_minutes: optionalAmountInput(DURATION_MINUTES_MAX),
  step_free: tickInput,
  toilets: tickInput,
  pram: tickInput,
  meeting_latitude: degreesInput(90).nullable(),
  meeting_longitude: degreesInput(180).nullable(),
  playable_offline: tickInput,
  for_pupils: tickInput,
  photos: tickInput,
  photo_days: photoDaysInput,
};

export const newFacts = {
  lang: facts.lang.default('de'),
  walk_metres: facts.walk_metres.default(null),
  duration_minutes: facts.duration_minutes.default(null),
  step_free: facts.step_free.default(false),
  toilets: facts.toilets.default(false),
  pram: facts.pram.default(false),
  meeting_latitude: facts.meeting_latitude.default(null),
  meeting_longitude: facts.meeting_longitude.default(null),
  playable_offline: facts.playable_offline.default(false),
  for_pupils: facts.for_pupils.default(false),
  photos: facts.photos.default(false),
  photo_days: facts.photo_days.default(PHOTO_DAYS_PROPOSED),
};

export const changedFacts = z.object(facts).partial().shape;
