import type { GeoPoint } from '../geo/measure.ts';

/** What the start of an exploration is, from exact to vague. */
export const START_KINDS = ['meeting_point', 'first_poi', 'postal_code'] as const;
export type StartKind = (typeof START_KINDS)[number];

export interface StartPlace extends GeoPoint {
  kind: StartKind;
}

interface StartFacts {
  /** Chosen by the creator. */
  meetingPoint: GeoPoint | null;
  /** Whether joining needs a code: then no poi may be known before. */
  coded: boolean;
  /** The first poi; `place` is null unless players who have just joined see it on a map. */
  firstPoi: { open: boolean; place: GeoPoint | null } | undefined;
  /** Centre of the postal code. */
  postalCode: GeoPoint | null;
}

/**
 * Where an exploration starts, as far as visitors may know before they join; null when not even the postal code has a
 * place.
 */
export function startPlace({ meetingPoint, coded, firstPoi, postalCode }: StartFacts): StartPlace | null {
  if (meetingPoint) return { kind: 'meeting_point', ...pointOf(meetingPoint) };
  if (!coded && firstPoi?.open && firstPoi.place) return { kind: 'first_poi', ...pointOf(firstPoi.place) };
  return postalCode && { kind: 'postal_code', ...pointOf(postalCode) };
}

/** Drops further fields of a record, which might be secret. */
function pointOf({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude, longitude };
}
