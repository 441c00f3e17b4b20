import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useId } from 'react';
import { Layer, Marker, Source } from 'react-map-gl/maplibre';
import { MAP_GREEN, useColorScheme } from './use-color-scheme.ts';

/** Most postal codes lie within this distance of their middle (docs/data-sources.md). */
const RADIUS_METRES = 1_500;
/** So that the circle can be seen on a map of the country. */
const RADIUS_PX_MIN = 18;
const EARTH_METRES = 40_075_016.686;
const WORLD_PX = 512;
const ZOOM_MAX = 22;

/** Radius in pixels that covers the same ground at every zoom. */
function radiusAt(latitude: number): ExpressionSpecification {
  const smallest = Math.log2(
    (RADIUS_PX_MIN * EARTH_METRES * Math.cos((latitude * Math.PI) / 180)) / (RADIUS_METRES * WORLD_PX),
  );
  const largest = RADIUS_PX_MIN * 2 ** (ZOOM_MAX - smallest);
  return ['interpolate', ['exponential', 2], ['zoom'], smallest, RADIUS_PX_MIN, ZOOM_MAX, largest];
}

/** A circle around a place that is known only roughly, without a pin, which would look exact. */
export function ApproximateArea({ latitude, longitude, label }: GeoPoint & { label: string }) {
  const id = useId();
  const color = MAP_GREEN[useColorScheme()];
  const paint = {
    'circle-radius': radiusAt(latitude),
    'circle-color': color,
    'circle-opacity': 0.18,
    'circle-stroke-color': color,
    'circle-stroke-width': 2,
  };
  return (
    <>
      <Source id={id} type="geojson" data={{ type: 'Point', coordinates: [longitude, latitude] }}>
        <Layer type="circle" paint={paint} />
      </Source>
      <Marker latitude={latitude} longitude={longitude}>
        <span role="img" aria-label={label} style={{ display: 'block', width: 40, height: 40 }} />
      </Marker>
    </>
  );
}
