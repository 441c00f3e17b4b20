import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { locationType, unlockMode } from '../../poi.ts';
import { html, submissionId, text } from '../../shared.ts';
import { newArrival, newTarget } from '../arrival.ts';
import { newAddress, newCoordinates, newHints } from '../poi-location.ts';
import { carriedIds, nameInput, optimisticLock } from './input-fields.ts';

const newPoiBase = z.object({
  exploration_name: text(NAME_MAX),
  name: nameInput.default(''),
  description: html.poi.description.default(''),
  ...newArrival,
  submission_id: submissionId,
});

export const newPoi = z
  .discriminatedUnion('location_type', [
    newPoiBase
      .extend({
        location_type: z.literal('hint'),
        location: newHints,
        ...newTarget,
      })
      .meta({ id: 'NewPoiHint' }),
    newPoiBase
      .extend({ location_type: z.literal('address'), location: newAddress.prefault({}), Hints: newHints })
      .meta({ id: 'NewPoiAddress' }),
    newPoiBase
      .extend({ location_type: z.literal('coordinates'), location: newCoordinates.prefault({}), Hints: newHints })
      .meta({ id: 'NewPoiCoordinates' }),
  ])
  .meta({ id: 'NewPoi' });

export const poiChange = z
  .object({
    name: nameInput.optional(),
    description: html.poi.description.optional(),
    /** Cannot be changed; another value than the stored one is refused. */
    location_type: locationType.optional(),
    unlock_mode: unlockMode.optional(),
    ...optimisticLock,
  })
  .meta({ id: 'PoiChange' });

export type NewPoi = z.infer<typeof newPoi>;
export type NewHint = Extract<NewPoi, { location_type: 'hint' }>['location'][number];
export type PoiChange = z.infer<typeof poiChange>;

/** Own pois, in the order in which they are placed, and the own exploration that gets them. */
export const carriedPois = z.object({
  /** Slug of the exploration that gets the pois; the one they are in, or another one. */
  exploration_name: text(NAME_MAX),
  poi_ids: carriedIds,
  /** Of the first one; without it, or after the last poi, they come last. */
  position: z.int().min(1).max(POIS_MAX).optional(),
  submission_id: submissionId,
});
