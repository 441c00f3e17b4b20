import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import type { Coordinate } from '@puzzle-runs/contract/shared.ts';

interface StoredPlace {
  name: string;
  latitude: number;
  longitude: number;
}

type Row = Omit<PublicExploration, 'code' | 'PostalCodeCoordinate'> & { code: string | null };

export function toCoordinate(place: StoredPlace | null): Coordinate | null {
  return place && { name: place.name, latitude: place.latitude, longitude: place.longitude };
}

/** 1 if joining needs a code. The code itself never leaves the server. */
export function codeFlagOf(code: string | null): 0 | 1 {
  return code === null ? 0 : 1;
}

export function toPublicExploration({ code, ...row }: Row, place: StoredPlace | null): PublicExploration {
  return { ...row, code: codeFlagOf(code), PostalCodeCoordinate: toCoordinate(place) };
}
