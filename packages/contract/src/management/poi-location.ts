import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { HINT_MINUTES_MAX, HINT_TRIES_MAX } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { ADDRESS_MAX, HINT_MAX, TRANSCRIPT_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { hintType } from '../poi.ts';
import { submissionId } from '../shared.ts';
import {
  amountInput,
  degreesInput,
  lineInput,
  listEdit,
  optimisticLock,
  optionalAmountInput,
  postalCodeInput,
  tickInput,
} from './input/input-fields.ts';

/* How players find a poi, as creators send it: by hints, by an address or by coordinates. */

/** When a hint comes and becomes free. Empty or absent in a new hint: it is there, and keeps its price. */
const timing = {
  shown_after_tries: optionalAmountInput(HINT_TRIES_MAX).optional(),
  shown_after_minutes: optionalAmountInput(HINT_MINUTES_MAX).optional(),
  free_after_minutes: optionalAmountInput(HINT_MINUTES_MAX).optional(),
  after_previous: tickInput.optional(),
};
const hint = {
  hint_type: hintType,
  hint_value: lineInput(HINT_MAX),
  /** Description of a picture, or transcript of audio or video; empty in a new hint without it. */
  hint_description: lineInput(TRANSCRIPT_MAX).optional(),
  cost: amountInput,
  ...timing,
};
const newHint = z.object(hint).meta({ id: 'NewHint' });
const addressFields = {
  street: lineInput(ADDRESS_MAX),
  postal_code: postalCodeInput,
  location: lineInput(ADDRESS_MAX),
};
const coordinatesFields = { latitude: degreesInput(90), longitude: degreesInput(180) };

/** The pin of an address; null, or both empty, is an address without a pin. */
const pinFields = {
  latitude: coordinatesFields.latitude.nullable(),
  longitude: coordinatesFields.longitude.nullable(),
};

export const newHints = z.array(newHint).max(ENTRIES_MAX).default([]);

/** Absent fields count as empty; the API refuses both with `missing`. */
export const newAddress = z.object({
  street: addressFields.street.default(''),
  postal_code: addressFields.postal_code.default(''),
  location: addressFields.location.default(''),
  latitude: pinFields.latitude.default(null),
  longitude: pinFields.longitude.default(null),
});
export const newCoordinates = z.object({
  latitude: coordinatesFields.latitude.prefault(''),
  longitude: coordinatesFields.longitude.prefault(''),
});

export const locationChanges = {
  hint: z.object({ ...listEdit(hint), ...optimisticLock, submission_id: submissionId }).meta({ id: 'HintsChange' }),
  address: z
    .object({ ...addressFields, ...pinFields })
    .partial()
    .extend(optimisticLock)
    .meta({ id: 'AddressChange' }),
  coordinates: z.object(coordinatesFields).partial().extend(optimisticLock).meta({ id: 'CoordinatesChange' }),
};
