import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import { DURATION_MINUTES_MAX, WALK_METRES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { type GoodToKnow, goodToKnowOf } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import type { FinishRule, Route } from '@puzzle-runs/domain/game/game.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { PHOTO_DAYS_PROPOSED, type PhotoDays } from '@puzzle-runs/domain/photo/photo-review.ts';
import { readUncutNumber } from '@puzzle-runs/domain/read-whole-number.ts';
import { codeError } from '#shell/form/code-error.ts';
import type { FormErrors } from '#shell/form/form-errors.ts';

/** Form values, with the field names of the request body where they are the same. */
export type ExplorationValues = Record<GoodToKnow, boolean> & {
  name: string;
  description: string;
  /** HTML that players read before the first spot. */
  intro: string;
  /** HTML that players read once they have finished. */
  finale: string;
  /** Address of the picture; '' without a picture. */
  image: string;
  postal_code: string;
  /** Access code; null without a code. */
  code: string | null;
  /** Who finds it; only `public` has a code. */
  visibility: Visibility;
  /** BCP 47. */
  lang: string;
  /** Kilometres as typed; '' for the computed length. */
  walk_metres: string;
  /** As typed; '' for the measured duration. */
  duration_minutes: string;
  meeting_point: GeoPoint | null;
  playable_offline: boolean;
  /** For school classes: photos need the creator's permission. */
  for_pupils: boolean;
  photos: boolean;
  route: Route;
  finish_rule: FinishRule['rule'];
  /** '' until it is needed. */
  finish_pois: number | '';
  /** Id of the spot that is the finale. */
  finish_poi: number | null;
  /** Days after sending on which photos of players are deleted. */
  photo_days: PhotoDays;
};

/** @param lang language of a new exploration */
export function explorationValues(exploration: ManagedExploration | undefined, lang: string): ExplorationValues {
  const {
    name = '',
    description = '',
    intro = '',
    finale = '',
    image = null,
    postal_code = '',
    code = null,
    visibility = 'public',
  } = exploration ?? {};
  const {
    playable_offline = false,
    for_pupils = false,
    photos = false,
    photo_days = PHOTO_DAYS_PROPOSED,
  } = exploration ?? {};
  const { route = 'free', finish_rule = 'nothing_open', finish_pois, finish_poi = null } = exploration ?? {};
  const { walk_metres = null, duration_minutes = null } = exploration ?? {};
  const { meeting_latitude: latitude = null, meeting_longitude: longitude = null } = exploration ?? {};
  return {
    name,
    description,
    intro,
    finale,
    image: image ?? '',
    postal_code,
    code,
    visibility,
    lang: exploration?.lang ?? lang,
    walk_metres: walk_metres === null ? '' : writtenKilometres(walk_metres),
    duration_minutes: duration_minutes === null ? '' : String(duration_minutes),
    ...goodToKnowOf(exploration),
    meeting_point: latitude === null || longitude === null ? null : { latitude, longitude },
    playable_offline,
    for_pupils,
    photos,
    route,
    finish_rule,
    finish_pois: finish_pois ?? '',
    finish_poi,
    photo_days,
  };
}

/** Validated values as the API stores them. */
export function explorationBody({ walk_metres, duration_minutes, meeting_point, ...same }: ExplorationValues) {
  return {
    ...same,
    finish_pois: same.finish_rule === 'pois_done' ? same.finish_pois : null,
    finish_poi: same.finish_rule === 'poi_done' ? same.finish_poi : null,
    walk_metres: kilometresIn(walk_metres),
    duration_minutes: minutesIn(duration_minutes),
    meeting_latitude: meeting_point?.latitude ?? null,
    meeting_longitude: meeting_point?.longitude ?? null,
  };
}

/** Error text keys by field. */
export function checkExploration(values: ExplorationValues): FormErrors<ExplorationValues> {
  const { name, description, image, postal_code, code } = values;
  return {
    name: name.trim() === '' ? 'form.error.name' : undefined,
    image: image !== '' && !isMediaUrl(image) ? 'form.error.address' : undefined,
    description: isBlankHtml(description) ? 'form.error.missing' : undefined,
    postal_code: postal_code.trim() === '' ? 'form.error.missing' : undefined,
    code: codeError(code),
    finish_pois: values.finish_rule === 'pois_done' && values.finish_pois === '' ? 'form.error.missing' : undefined,
    finish_poi: values.finish_rule === 'poi_done' && values.finish_poi === null ? 'form.error.missing' : undefined,
    walk_metres: isAmount(kilometresIn(values.walk_metres), WALK_METRES_MAX) ? undefined : 'form.error.kilometres',
    duration_minutes: isAmount(minutesIn(values.duration_minutes), DURATION_MINUTES_MAX)
      ? undefined
      : 'form.error.minutes',
  };
}

function minutesIn(typed: string): number | null {
  return typed.trim() === '' ? null : (readUncutNumber(typed) ?? Number.NaN);
}

/** Whether a figure may be sent; null means no figure. */
function isAmount(value: number | null, max: number): boolean {
  return value === null || (Number.isInteger(value) && value >= 1 && value <= max);
}

const KM = 1_000;

/**
 * Metres of typed kilometres, with decimal point or comma. Null for an empty field, NaN for anything that is not a
 * number.
 */
function kilometresIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * KM) : Number.NaN;
}

/** Metres as typed kilometres, with a decimal point. */
function writtenKilometres(metres: number): string {
  return String(metres / KM);
}
