import type { ExpressionSpecification } from 'maplibre-gl';
import type { MapInstance } from 'react-map-gl/maplibre';

/** Ground between streets, where the outline shows through. */
const LAND = { light: '#f4f0e5', dark: '#1f332a' };

/** Cities of the outline give way to the place names of the tiles. */
const CITIES_UNTIL = 7;
/** The outline is drawn for the whole country: from the second zoom on, its rivers and borders are too coarse to be shown. */
const [FADES_FROM, GONE_FROM] = [9, 10];

function fading(from: unknown, to: unknown): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], FADES_FROM, from, GONE_FROM, to] as ExpressionSpecification;
}

/** Adapts the outline to streets drawn over it. Until zoom 9, the highest of the map of all runs, it looks as it does without them. */
export function fadeOutline(map: MapInstance, scheme: 'light' | 'dark'): void {
  for (const layer of ['land', 'neighbours']) {
    map.setPaintProperty(layer, 'fill-color', fading(map.getPaintProperty(layer, 'fill-color'), LAND[scheme]));
  }
  map.setPaintProperty('fade', 'fill-opacity', fading(map.getPaintProperty('fade', 'fill-opacity'), 0));
  for (const layer of ['neighbour-borders', 'lakes', 'rivers', 'laender', 'border'])
    map.setLayerZoomRange(layer, 0, GONE_FROM);
  for (const layer of ['city-dot', 'city-label']) map.setLayerZoomRange(layer, 0, CITIES_UNTIL);
}
