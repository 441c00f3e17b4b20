import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { parseDegrees } from '@puzzle-runs/domain/poi/parse-degrees.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import type { EditedHint, PoiValues } from './poi-values.ts';

/** What is wrong with a field; its sentence is `spot.error.…`. */
export type PoiError = 'missing' | 'noName' | 'media' | 'degrees' | 'noHint' | 'taken' | 'refused';

/** By the name of the field; of a hint by `hint.` and its place in the list. */
export type PoiErrors = Readonly<Record<string, PoiError>>;

const BOUND = { latitude: 90, longitude: 180 } as const;

function missingIn(fields: Record<string, string>): Record<string, PoiError> {
  const blank = Object.entries(fields).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(blank.map(([field]) => [field, 'missing']));
}

/** What is wrong with name and description. */
export function infoErrors({ name, description }: PoiValues): PoiErrors {
  const errors = missingIn({ name });
  if (!errors.name && slugify(name) === '') errors.name = 'noName';
  return isBlankHtml(description) ? { ...errors, description: 'missing' } : errors;
}

function hintError({ id, hint_type, hint_value }: EditedHint): PoiError | undefined {
  if (id < 0) return undefined;
  if (hint_value.trim() === '') return 'missing';
  return hint_type !== 'text' && !isMediaUrl(hint_value.trim()) ? 'media' : undefined;
}

function degreesError(axis: 'latitude' | 'longitude', typed: string): Record<string, PoiError> {
  const degrees = parseDegrees(typed);
  if (degrees === null) return { [axis]: 'missing' };
  return Math.abs(degrees) <= BOUND[axis] ? {} : { [axis]: 'degrees' };
}

/** What is wrong with the place. All of its values are required (specification 2, part 5); a new poi needs a hint, too. */
export function locationErrors({ location_type, hints, address, coordinates }: PoiValues, isNew: boolean): PoiErrors {
  switch (location_type) {
    case 'hint': {
      const found = hints.map((hint, place) => [`hint.${place}`, hintError(hint)] as const);
      const wrong = found.filter((entry): entry is [`hint.${number}`, PoiError] => entry[1] !== undefined);
      return isNew && hints.length === 0 ? { hints: 'noHint' } : Object.fromEntries(wrong);
    }
    case 'address':
      return missingIn(address);
    case 'coordinates':
      return {
        ...degreesError('latitude', coordinates.latitude),
        ...degreesError('longitude', coordinates.longitude),
      };
  }
}

/** What the API refused, if it is about a field of the forms. */
export function refusedPoi({ code, path }: ApiProblem): PoiErrors {
  if (code === 'name_taken') return { name: 'taken' };
  const field = path?.replace(/^location\./, '') ?? '';
  const known = ['name', 'description', 'street', 'postal_code', 'location', 'latitude', 'longitude'];
  if (!known.includes(field)) return {};
  return code === 'missing' ? { [field]: 'missing' } : code === 'invalid_request' ? { [field]: 'refused' } : {};
}
