import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { osm } from '@versatiles/style';
import type { LayerSpecification } from 'maplibre-gl';
import type { Plugin } from 'vite';
import { STREET_COLOURS } from './street-colours.ts';

type Scheme = keyof typeof STREET_COLOURS;

const PREFIX = 'virtual:street-layers/';

/** Id of the vector source in a map's style. */
const SOURCE = 'streets';
/** Labels are drawn with the font of the page, so the map needs no glyph server. */
const FONT = ['Atkinson Hyperlegible Next Variable', 'sans-serif'];
/** Below these zooms the outline of Germany shows its own cities and borders. */
const PLACES_FROM = 7;
const BOUNDARIES_FROM = 9;

/** Icons would need a sprite server; names of shops and sights distract from the run, and may give away an answer. */
const GROUPS = {
  pois: false,
  icons: false,
  markings: false,
  labels: { boundaries: false, streets: { refs: false, exits: false } },
} as const;

function minZoomOf({ id, minzoom }: LayerSpecification): { minzoom?: number } {
  const least = id.startsWith('label-place') ? PLACES_FROM : id.startsWith('boundary') ? BOUNDARIES_FROM : undefined;
  const from = Math.max(minzoom ?? 0, least ?? 0);
  return from > 0 ? { minzoom: from } : {};
}

function isDrawable(layer: LayerSpecification): boolean {
  // A background would cover the outline of Germany.
  if (layer.type === 'background') return false;
  return layer.type !== 'symbol' || layer.layout?.['text-field'] !== undefined;
}

function withoutPictures(properties: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => !name.startsWith('icon-') && !name.endsWith('-pattern')),
  );
}

/** The layers of the street map, to be drawn over the outline: without background, glyphs and sprite. */
export function streetLayers(scheme: Scheme, language: string): LayerSpecification[] {
  const style = osm({
    theme: scheme === 'dark' ? 'muted-dark' : 'muted',
    text: { language },
    colors: STREET_COLOURS[scheme],
    layers: GROUPS,
  });
  return (style.layers as LayerSpecification[]).filter(isDrawable).map((layer) => {
    const { layout = {}, paint = {} } = layer;
    const font = layer.type === 'symbol' && { 'text-font': FONT };
    return {
      ...layer,
      source: SOURCE,
      ...minZoomOf(layer),
      layout: { ...withoutPictures(layout), ...font },
      paint: withoutPictures(paint),
    } as LayerSpecification;
  });
}

/** Serves the layers as `virtual:street-layers/SCHEME-LANGUAGE`: generated when building, loaded by the map only. */
export function streetLayerModules(): Plugin {
  return {
    name: 'puzzle-runs:street-layers',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [scheme, language] = id.slice(PREFIX.length + 1).split('-') as [Scheme, string];
      const json = JSON.stringify(streetLayers(scheme, language));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

/** Files of the embedded map. */
const BASEMAP = join(import.meta.dirname, '../../basemap');
const BASEMAP_TYPES: Record<string, string> = { json: 'application/json', svg: 'image/svg+xml' };

/** Adds the embedded map under `/basemap` to a site: both sites draw maps, and neither depends on the other. */
export function basemap(): Plugin {
  return {
    name: 'puzzle-runs:basemap',
    configureServer(server) {
      server.middlewares.use('/basemap', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (!readdirSync(BASEMAP).includes(name)) return next();
        response.setHeader('content-type', BASEMAP_TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(readFileSync(join(BASEMAP, name)));
      });
    },
    generateBundle() {
      for (const name of readdirSync(BASEMAP)) {
        this.emitFile({ type: 'asset', fileName: `basemap/${name}`, source: readFileSync(join(BASEMAP, name)) });
      }
    },
  };
}
