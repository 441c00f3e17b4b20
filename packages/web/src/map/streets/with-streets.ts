import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

const SOURCE = 'streets';
/** Highest zoom with tiles of their own; the map enlarges them beyond it. */
export const TILE_ZOOM_MAX = 14;
/** First layer of the outline that stays above streets and houses. */
const ABOVE_STREETS = 'border';

/** Ground between streets, where the outline shows through. */
const LAND = { light: '#f4f0e5', dark: '#1f332a' };

/** Cities of the outline give way to the place names of the tiles. */
const CITIES_UNTIL = 7;
/**
 * The outline is drawn for the whole country: from the second zoom on, its rivers and borders are too coarse to be
 * shown.
 */
const [FADES_FROM, GONE_FROM] = [9, 10];

const HIGHEST_ZOOM: Readonly<Record<string, number>> = {
  'neighbour-borders': GONE_FROM,
  lakes: GONE_FROM,
  rivers: GONE_FROM,
  laender: GONE_FROM,
  border: GONE_FROM,
  'city-dot': CITIES_UNTIL,
  'city-label': CITIES_UNTIL,
};

function fading(from: unknown, to: unknown): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], FADES_FROM, from, GONE_FROM, to] as ExpressionSpecification;
}

/**
 * A layer of the outline as it looks under streets. Until zoom 9, the highest of the map of all runs, it looks as it
 * does without them.
 */
function underStreets(layer: LayerSpecification, land: string): LayerSpecification {
  const maxzoom = HIGHEST_ZOOM[layer.id];
  if (maxzoom !== undefined) return { ...layer, maxzoom };
  if (layer.type !== 'fill') return layer;
  const [name, to] = layer.id === 'fade' ? (['fill-opacity', 0] as const) : (['fill-color', land] as const);
  return { ...layer, paint: { ...layer.paint, [name]: fading(layer.paint?.[name], to) } };
}

function streetSource(attribution = ''): StyleSpecification['sources'] {
  const tiles = [`${location.origin}/map/tiles/{z}/{x}/{y}`];
  return { [SOURCE]: { type: 'vector', tiles, maxzoom: TILE_ZOOM_MAX, attribution } };
}

function isLabel({ type }: LayerSpecification): boolean {
  return type === 'symbol';
}

/** The style of the outline with the streets of this site drawn over it. */
export function withStreets(
  outline: StyleSpecification,
  streets: readonly LayerSpecification[],
  scheme: 'light' | 'dark',
): StyleSpecification {
  const faded = outline.layers.map((layer) => underStreets(layer, LAND[scheme]));
  const above = faded.findIndex(({ id }) => id === ABOVE_STREETS);
  const areas = streets.filter((layer) => !isLabel(layer));
  return {
    ...outline,
    sources: { ...outline.sources, ...streetSource() },
    layers: [...faded.slice(0, above), ...areas, ...faded.slice(above), ...streets.filter(isLabel)],
  };
}

/**
 * The streets on plain ground: what a close view shows of `withStreets`, without the data of the outline, which would
 * be read first. Names the sources of the outline all the same: the folded attribution would open itself if they came
 * later.
 */
export function streetsAlone(
  outline: StyleSpecification,
  streets: readonly LayerSpecification[],
  scheme: 'light' | 'dark',
): StyleSpecification {
  const ground: LayerSpecification = { id: 'sea', type: 'background', paint: { 'background-color': LAND[scheme] } };
  const credits = Object.values(outline.sources).map((source) => ('attribution' in source && source.attribution) || []);
  return { version: 8, sources: streetSource(credits.flat().join(' | ')), layers: [ground, ...streets] };
}

/**
 * Whether a view is so close, with a zoom in reserve for loading, that nothing of the outline but its ground is visible
 * under streets.
 */
export function isStreetView(zoom: number): boolean {
  return zoom >= GONE_FROM + 1;
}
