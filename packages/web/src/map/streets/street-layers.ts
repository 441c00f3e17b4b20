/// <reference path="../../vite/virtual-modules.d.ts" />
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { LayerSpecification } from 'maplibre-gl';
import { isOwnFile } from '../../api/own-file.ts';
import { tileAt } from './tile-at.ts';
import { TILE_ZOOM_MAX } from './with-streets.ts';

type Layers = () => Promise<{ default: LayerSpecification[] }>;

const LAYERS: Readonly<Record<'light' | 'dark', Record<Language, Layers>>> = {
  light: {
    de: () => import('virtual:street-layers/light-de'),
    en: () => import('virtual:street-layers/light-en'),
  },
  dark: { de: () => import('virtual:street-layers/dark-de'), en: () => import('virtual:street-layers/dark-en') },
};

/** What a map shows: its middle in degrees, and its zoom. */
export interface MapMiddle {
  lng: number;
  lat: number;
  zoom: number;
}

export interface StreetLook {
  scheme: 'light' | 'dark';
  language: Language;
}

/**
 * Whether this site has a street map for the middle of a map: neither the archive nor the source may cover every place.
 */
async function hasTile(middle: MapMiddle): Promise<boolean> {
  const { z, x, y } = tileAt(middle, Math.min(Math.floor(middle.zoom), TILE_ZOOM_MAX));
  // The map requests the same tile later and finds it in the browser's cache.
  const address = `/map/tiles/${z}/${x}/${y}`;
  return fetch(address).then(
    (response) => isOwnFile(address, response),
    () => false,
  );
}

/** The layers of the street map in one look; null without a street map of the place. */
export async function streetLayersAt(
  middle: MapMiddle,
  { scheme, language }: StreetLook,
): Promise<LayerSpecification[] | null> {
  const [layers, found] = await Promise.all([LAYERS[scheme][language](), hasTile(middle)]);
  return found ? layers.default : null;
}
