/// <reference path="../../vite/virtual-street-layers.d.ts" />
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapInstance } from 'react-map-gl/maplibre';
import { fadeOutline } from './fade-outline.ts';
import { tileAt } from './tile-at.ts';

const SOURCE = 'streets';
/** Highest zoom with tiles of their own; the map enlarges them beyond it. */
const TILE_ZOOM_MAX = 14;
/** First layer of the outline that stays above streets and houses. */
const ABOVE_STREETS = 'border';

type Layers = () => Promise<{ default: LayerSpecification[] }>;

const LAYERS: Readonly<Record<'light' | 'dark', Record<Language, Layers>>> = {
  light: {
    de: () => import('virtual:street-layers/light-de'),
    en: () => import('virtual:street-layers/light-en'),
  },
  dark: { de: () => import('virtual:street-layers/dark-de'), en: () => import('virtual:street-layers/dark-en') },
};

export interface StreetLook {
  scheme: 'light' | 'dark';
  language: Language;
}

/** The layers of the street map, loaded once per look. */
export async function loadStreetLayers({ scheme, language }: StreetLook): Promise<LayerSpecification[]> {
  return (await LAYERS[scheme][language]()).default;
}

/** Whether this site has a street map for the middle of the view: neither the archive nor the source may cover every place. */
async function hasTile(map: MapInstance): Promise<boolean> {
  const { z, x, y } = tileAt(map.getCenter(), Math.min(Math.floor(map.getZoom()), TILE_ZOOM_MAX));
  // The map requests the same tile later and finds it in the browser's cache.
  return fetch(`/map/tiles/${z}/${x}/${y}`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/**
 * Draws the streets of this site over the outline of a loaded map. They come after the outline, so that a slow or missing source delays
 * nothing. Returns false, and leaves the outline as it is, without a street map of the place.
 */
export async function drawStreets(map: MapInstance, look: StreetLook): Promise<boolean> {
  const [layers, found] = await Promise.all([loadStreetLayers(look), hasTile(map)]);
  if (!found || !map.getLayer(ABOVE_STREETS) || map.getSource(SOURCE)) return found;
  map.addSource(SOURCE, {
    type: 'vector',
    tiles: [`${location.origin}/map/tiles/{z}/{x}/{y}`],
    maxzoom: TILE_ZOOM_MAX,
  });
  for (const layer of layers) map.addLayer(layer, layer.type === 'symbol' ? undefined : ABOVE_STREETS);
  fadeOutline(map, look.scheme);
  return true;
}
