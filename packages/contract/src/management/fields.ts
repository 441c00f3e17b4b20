import { isAccessCode } from '@puzzle-runs/domain/exploration/access-code.ts';
import { CODE_MAX, HTML_MAX, NAME_MAX, POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { clampAttempts, clampNumber } from '@puzzle-runs/domain/number.ts';
import { degreesOf } from '@puzzle-runs/domain/poi/coordinate.ts';
import { clampRangeEnd } from '@puzzle-runs/domain/task/guess-number.ts';
import { z } from 'zod';
import { id, mediaUrl, text, time } from '../shared.ts';

/*
 * What creators send (specification 2, part 5). An empty required field is no mistake of the shape: the API answers `missing` and
 * names it. JSON and forms are taken, so numbers may be texts.
 */

export const typedName = text(NAME_MAX).transform((value) => value.trim().replace(/\s+/g, ' '));
export const typedLine = (max: number) => text(max).transform((value) => value.trim());
export const typedHtml = text(HTML_MAX);
export const typedPostalCode = typedLine(POSTAL_CODE_LENGTH);

/** Whole numbers from 0 to 100,000: clamped, never refused. */
export const typedAmount = z.union([z.number(), text(40)]).transform((value) => clampNumber(value));
/** The ends of a slider; below 0 is 0. */
export const typedRangeEnd = z.union([z.number(), text(40)]).transform((value) => clampRangeEnd(value));
export const typedAttempts = z.union([z.null(), z.number(), text(40)]).transform((value) => clampAttempts(value));

/** Degrees, with a comma or a dot; null when left empty. */
export function typedDegrees(max: number) {
  return z
    .union([z.number(), text(40)])
    .transform((value) => degreesOf(value))
    .refine((value) => value === null || Math.abs(value) <= max, { error: `must be a number from -${max} to ${max}` });
}

/** The address of a picture; null and an empty text mean none. */
export const typedPicture = z
  .union([z.literal(''), mediaUrl])
  .nullable()
  .transform((value) => value || null);

/** The code players are asked for; null and an empty text mean that none is. '0' is refused: in join addresses it says so, too. */
export const typedCode = text(CODE_MAX)
  .refine(isAccessCode)
  .nullable()
  .transform((value) => value?.trim() || null);

/** When the record was read: if somebody has changed it since, the call is refused with `conflict`. */
export const readAt = { updated_at: time.optional() };

/** Whose address is the slug, inside the answers of other records. */
export const named = z.object({ id, name: z.string(), slug: z.string() });

export const deleted = z.object({ deleted: z.literal(true) });
