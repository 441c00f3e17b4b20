import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapInstance } from 'react-map-gl/maplibre';
import { currentLanguage } from '../../i18n/current-language.ts';
import { useMapStyle } from '../map-style.ts';
import { drawStreets, loadStreetLayers } from './draw-streets.ts';

/** `missing`: this site has no street map of the place, or none at all. */
type StreetState = 'pending' | 'drawn' | 'missing';

/**
 * Draws this site's street map on a map that has loaded.
 * @param outlineZoom zoom to show instead where streets are missing
 */
export function useStreetDrawing(outlineZoom?: number): { state: StreetState; draw: (map: MapInstance) => void } {
  const { i18n } = useTranslation();
  const { servesStreets, scheme } = useMapStyle();
  const [state, setState] = useState<StreetState>('pending');
  const language = currentLanguage(i18n);

  // Loads beside the map itself.
  useEffect(() => {
    if (servesStreets) loadStreetLayers({ scheme, language }).catch(() => undefined);
  }, [servesStreets, scheme, language]);

  return {
    state: servesStreets ? state : 'missing',
    draw(map: MapInstance): void {
      if (!servesStreets) return;
      void drawStreets(map, { scheme, language })
        .catch(() => false)
        .then((drawn) => {
          if (!drawn && outlineZoom !== undefined) map.jumpTo({ zoom: Math.min(map.getZoom(), outlineZoom) });
          setState(drawn ? 'drawn' : 'missing');
        });
    },
  };
}
