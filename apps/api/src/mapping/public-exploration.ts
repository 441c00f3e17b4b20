import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import type { PlayedExploration } from '@puzzle-runs/contract/play/played-exploration.ts';
import type { Coordinate } from '@puzzle-runs/contract/shared.ts';
import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import { playableLanguages } from '@puzzle-runs/domain/translation/translation-languages.ts';

interface StoredPlace {
  name: string;
  latitude: number;
  longitude: number;
}

type Row = Omit<PublicExploration, 'code' | 'visibility' | 'languages' | 'PostalCodeCoordinate'> & {
  code: string | null;
  visibility: Visibility;
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

/** What joins a run: the key of one that only its link finds, else its code; null if everybody may. */
export function joinSecretOf({ code, visibility, linkKey }: JoinSecrets): string | null {
  if (visibility === 'public') return code;
  if (linkKey === null) throw new Error('a run that only its link finds has no key');
  return linkKey;
}

interface JoinSecrets {
  code: string | null;
  visibility: Visibility;
  linkKey: string | null;
}

/** The key of a run that only its link finds, as its players and its creator get it; undefined for others. */
export function linkKeyOf({ visibility, linkKey }: Omit<JoinSecrets, 'code'>): string | undefined {
  return visibility === 'link' ? (linkKey ?? undefined) : undefined;
}

/** An exploration as its players see it; `lang` is the language of what they read. */
export function toPlayedExploration(
  { id, name, slug, image, ...secrets }: JoinSecrets & { id: number; name: string; slug: string; image: string | null },
  lang: string,
): PlayedExploration {
  const link_key = linkKeyOf(secrets);
  return { id, name, slug, image, code: codeFlagOf(secrets.code), ...(link_key !== undefined && { link_key }), lang };
}

export function toPublicExploration(
  { code, visibility, offered, ...row }: Row,
  place: StoredPlace | null,
): PublicExploration {
  const languages = languagesOf(row.lang, offered);
  return {
    ...row,
    ...(visibility === 'link' && { visibility }),
    ...(languages && { languages }),
    code: codeFlagOf(code),
    PostalCodeCoordinate: toCoordinate(place),
  };
}
