import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';

/** A stop of a trail on a map. */
export interface MapStop extends GeoPoint {
  id: number;
  /** Place in the order of play, from 1. */
  number: number;
  /** `current`: the next stop to visit; `closed`: nothing left to do although it is not solved. */
  tone: 'done' | 'current' | 'open' | 'closed';
  /** Number, name and state, for screen readers. */
  label: string;
}
