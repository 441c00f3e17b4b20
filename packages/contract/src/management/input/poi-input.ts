import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { locationType } from '../../poi.ts';
import { html, submissionId, text } from '../../shared.ts';
import { newArrival, newTarget } from '../arrival.ts';
import { newAddress, newCoordinates, newHints } from '../poi-location.ts';
import { nameInput, optimisticLock } from './input-fields.ts';

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
      .extend({ location_type: z.literal('address'), location: newAddress.prefault({}) })
      .meta({ id: 'NewPoiAddress' }),
    newPoiBase
      .extend({ location_type: z.literal('coordinates'), location: newCoordinates.prefault({}) })
      .meta({ id: 'NewPoiCoordinates' }),
  ])
  .meta({ id: 'NewPoi' });

export const poiChange = z
  .object({
    name: nameInput.optional(),
    description: html.poi.description.optional(),
    /** Cannot be changed; another value than the stored one is refused. */
    location_type: locationType.optional(),
    ...optimisticLock,
  })
  .meta({ id: 'PoiChange' });

export type NewPoi = z.infer<typeof newPoi>;
export type NewHint = Extract<NewPoi, { location_type: 'hint' }>['location'][number];
export type PoiChange = z.infer<typeof poiChange>;
