import { useQuery } from '@tanstack/react-query';
import type { LayerSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/current-language.ts';
import { useMapStyle } from '../map-style.ts';
import { type MapMiddle, streetLayersAt } from './street-layers.ts';

/** Milliseconds that a map waits for its first tile before it shows the outline alone. */
const FIRST_TILE_WAIT_MS = 500;

export interface Streets {
  /** `missing`: this site has no street map of the place, or none at all. */
  state: 'pending' | 'drawn' | 'missing';
  layers: readonly LayerSpecification[] | null;
  /** Whether the map should be created: its streets are known, or have taken too long and are added later. */
  mayStart: boolean;
}

/** The street map of this site around a place. @param middle null while the view of the map is unknown */
export function useStreetLayers(middle: MapMiddle | null): Streets {
  const { i18n } = useTranslation();
  const { servesStreets, scheme } = useMapStyle();
  const language = currentLanguage(i18n);
  const isAsked = servesStreets && middle !== null;
  const { data: layers = null, isPending } = useQuery({
    queryKey: ['streets', scheme, language, middle],
    queryFn: () => (middle ? streetLayersAt(middle, { scheme, language }) : null),
    enabled: isAsked,
    // A place without streets may have them next time: the source may have been away.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    retry: false,
  });
  const isLate = useIsLate();

  if (!servesStreets) return { state: 'missing', layers: null, mayStart: true };
  if (!isAsked || isPending) return { state: 'pending', layers: null, mayStart: !isAsked || isLate };
  return { state: layers ? 'drawn' : 'missing', layers, mayStart: true };
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), FIRST_TILE_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
