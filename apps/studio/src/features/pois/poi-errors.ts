import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { parseDegrees } from '@puzzle-runs/domain/poi/parse-place.ts';
import type { ErrorKey, FieldErrors } from '#shell/form/form-errors.ts';
import type { EditedHint, PoiValues } from './poi-values.ts';

const BOUND = { latitude: 90, longitude: 180 } as const;

function missingIn(fields: Record<string, string>): Record<string, ErrorKey> {
  const blank = Object.entries(fields).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(blank.map(([field]) => [field, 'form.error.missing']));
}

/** Errors of name and description, by field. */
export function infoErrors({ name, description }: PoiValues): FieldErrors {
  const errors = missingIn({ name });
  if (!errors.name && slugify(name) === '') errors.name = 'form.error.nameless';
  return isBlankHtml(description) ? { ...errors, description: 'form.error.missing' } : errors;
}

function hintError({ id, hint_type, hint_value }: EditedHint): ErrorKey | undefined {
  if (id < 0) return undefined;
  if (hint_value.trim() === '') return 'form.error.missing';
  return hint_type !== 'text' && !isMediaUrl(hint_value.trim()) ? 'poi.error.media' : undefined;
}

function degreesError(axis: 'latitude' | 'longitude', typed: string): Record<string, ErrorKey> {
  const degrees = parseDegrees(typed);
  if (degrees === null) return { [axis]: 'form.error.missing' };
  return Math.abs(degrees) <= BOUND[axis] ? {} : { [axis]: 'poi.error.degrees' };
}

/** Errors of the hints: `hint.` plus the index in the list. */
export function hintErrors({ hints }: PoiValues): FieldErrors {
  const found = hints.map((hint, place) => [`hint.${place}`, hintError(hint)] as const);
  const wrong = found.filter((entry): entry is [`hint.${number}`, ErrorKey] => entry[1] !== undefined);
  return Object.fromEntries(wrong);
}

/** Errors of the hints of a new poi; one that is found by hints needs at least one. */
export function newHintErrors(values: PoiValues): FieldErrors {
  if (values.location_type !== 'hint') return {};
  return values.hints.length === 0 ? { hints: 'poi.error.noHint' } : hintErrors(values);
}

/** Errors of the location, by field. All values are required. */
export function locationErrors({ location_type, address, coordinates }: PoiValues): FieldErrors {
  switch (location_type) {
    case 'hint':
      return {};
    case 'address': {
      const { pin: _optional, ...required } = address;
      return missingIn(required);
    }
    case 'coordinates':
      return {
        ...degreesError('latitude', coordinates.latitude),
        ...degreesError('longitude', coordinates.longitude),
      };
  }
}
