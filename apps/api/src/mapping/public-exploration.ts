import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import type { Coordinate } from '@puzzle-runs/contract/shared.ts';
import { playableLanguages } from '@puzzle-runs/domain/translation/translation-languages.ts';

interface StoredPlace {
  name: string;
  latitude: number;
  longitude: number;
}

type Row = Omit<PublicExploration, 'code' | 'languages' | 'PostalCodeCoordinate'> & {
  code: string | null;
  offered: string | null;
};

export function toCoordinate(place: StoredPlace | null): Coordinate | null {
  return place && { name: place.name, latitude: place.latitude, longitude: place.longitude };
}

/** 1 if joining needs a code. The code itself never leaves the server. */
export function codeFlagOf(code: string | null): 0 | 1 {
  return code === null ? 0 : 1;
}

/** The languages that players may choose, if there are several. `offered`: tags with commas. */
export function languagesOf(source: string, offered: string | null): PublicExploration['languages'] {
  return offered === null ? undefined : playableLanguages(source, offered.split(','));
}

export function toPublicExploration({ code, offered, ...row }: Row, place: StoredPlace | null): PublicExploration {
  const languages = languagesOf(row.lang, offered);
  return {
    ...row,
    ...(languages && { languages }),
    code: codeFlagOf(code),
    PostalCodeCoordinate: toCoordinate(place),
  };
}
