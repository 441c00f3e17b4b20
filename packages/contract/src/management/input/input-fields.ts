import { clampAttempts, clampNumber, isNumberInput } from '@puzzle-runs/domain/clamp-number.ts';
import { isAccessCode } from '@puzzle-runs/domain/exploration/access-code.ts';
import { CARRIED_MAX, ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { parseDegrees } from '@puzzle-runs/domain/poi/parse-place.ts';
import { readUncutNumber } from '@puzzle-runs/domain/read-whole-number.ts';
import { clampRangeEnd } from '@puzzle-runs/domain/tasks/guess-number/guess-number.ts';
import { storedText } from '@puzzle-runs/domain/text/stored-text.ts';
import { CODE_MAX, NAME_MAX, URL_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { id, namedRecord, numberOrText, oneLine, storedAs, text, time } from '../../shared.ts';

/*
 * Input fields of creators. The schemas accept empty required fields, because the API refuses those with `missing` and
 * the name of the field. Numbers may be texts, because calls accept JSON and forms.
 */

export const nameInput = oneLine(NAME_MAX);
/** A trimmed text. */
export const lineInput = (max: number) => storedAs((value) => storedText(value).trim(), max);
/** An address or the text of a QR code, as it was typed. */
export const typedInput = (max: number) => text(max).transform((value) => value.trim());
export const postalCodeInput = lineInput(POSTAL_CODE_LENGTH);

/** Clamped to a whole number from 0 to 100,000; only a text without a digit is refused. */
export const amountInput = numberOrText.transform((value) => clampNumber(value));
/** One end of a slider's range; negative numbers become 0. */
export const rangeEndInput = numberOrText.transform((value) => clampRangeEnd(value));
export const attemptsInput = z
  .union([z.number(), text(40)])
  .refine((value) => value === 'null' || isNumberInput(value), { error: 'must have a digit' })
  .nullable()
  .transform((value) => clampAttempts(value));

/** A tick of a form; an empty text is no tick. */
export const tickInput = z.union([
  z.boolean(),
  z.enum(['true', 'false', 'on', '']).transform((value) => value === 'true' || value === 'on'),
]);

/** A whole number from 1 to `max`; an empty text becomes null. */
export function optionalAmountInput(max: number) {
  return z
    .union([z.number(), text(40)])
    .nullable()
    .transform((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? value : (readUncutNumber(value) ?? Number.NaN);
    })
    .refine((value) => value === null || (Number.isInteger(value) && value >= 1 && value <= max), {
      error: `must be a whole number from 1 to ${max}`,
    });
}

/** Degrees with decimal point or comma; null if empty. */
export function degreesInput(max: number) {
  return z
    .union([z.number(), text(40)])
    .transform((value) => parseDegrees(value))
    .refine((value) => value === null || Math.abs(value) <= max, { error: `must be a number from -${max} to ${max}` });
}

/** Address of a picture; an empty text becomes null, which removes the picture. */
export const pictureInput = text(URL_MAX)
  .refine((value) => value === '' || isMediaUrl(value), { error: 'must be an http(s) address or a path of this site' })
  .nullable()
  .transform((value) => value || null);

/** Access code; an empty text becomes null (no code). '0' is refused because it means "no code" in join addresses. */
export const codeInput = oneLine(CODE_MAX)
  .refine(isAccessCode)
  .nullable()
  .transform((value) => value || null);

/** Changes to a stored list: new items, changes by id, ids to delete. */
export function listEdit<Shape extends z.ZodRawShape>(shape: Shape) {
  return {
    create: z.array(z.object(shape)).max(ENTRIES_MAX).default([]),
    update: z.array(z.object(shape).partial().extend({ id })).max(ENTRIES_MAX).default([]),
    delete: z.array(id).max(ENTRIES_MAX).default([]),
  };
}

/** `updated_at` of the record as it was read. The call is refused with `conflict` if the record has changed since. */
export const optimisticLock = { updated_at: time.optional() };

export const deleted = z.object({ deleted: z.literal(true) }).meta({ id: 'Deleted' });

/** Pois whose conditions named what is gone, and were changed or removed for that; missing without any. */
export const adapted = { adapted: z.array(namedRecord).optional() };

/** A poi or task was deleted. */
export const deletedPart = deleted.extend(adapted).meta({ id: 'DeletedPart' });

/** Ids of different records, in the order in which they are placed. */
export const carriedIds = z
  .array(id)
  .min(1)
  .max(CARRIED_MAX)
  .refine((ids) => new Set(ids).size === ids.length);
