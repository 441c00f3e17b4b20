import { distanceBetween, type GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { MAP_ZOOM_MAX } from '@puzzle-runs/domain/geo/tiles-around.ts';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Layer, type MapRef, Marker, Source } from 'react-map-gl/maplibre';
import { usePosition } from '../position/use-position.ts';
import { boundsOf } from './bounds.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapPin } from './map-pin.tsx';
import { useStreets } from './map-style.ts';
import { MAP_GREEN, useColorScheme } from './use-color-scheme.ts';

interface Props extends GeoPoint {
  label: string;
  /**
   * `town`: the part of the country; `area`: a circle around a place known only roughly; `street`: the exact place, on
   * a map with streets.
   */
  scale: 'town' | 'area' | 'street';
}

/** The embedded outline has rivers and cities but no streets, so it shows only the part of the country. */
const OUTLINE = { zoom: 6, maxZoom: MAP_ZOOM_MAX };
const STREETS = { town: { zoom: 11, maxZoom: 18 }, area: { zoom: 11, maxZoom: 18 }, street: { zoom: 15, maxZoom: 18 } };

/**
 * Metres to the place within which the map shows the player, too, as soon as another part of the page knows their
 * position.
 */
const NEAR = 2_000;
const FIT = { padding: { top: 56, right: 84, bottom: 40, left: 32 }, maxZoom: 17, duration: 0 };

/** One place on a map. Heavy: use `MapPreview`, which loads it lazily. */
export function PlaceMap({ latitude, longitude, label, scale }: Props) {
  const hasStreets = useStreets();
  const { zoom, maxZoom } = hasStreets ? STREETS[scale] : OUTLINE;
  const map = useRef<MapRef>(null);
  const { state } = usePosition(false);
  const fix = state.status === 'good' && hasStreets && scale === 'street' ? state.fix : null;
  const isNear = fix !== null && distanceBetween(fix, { latitude, longitude }) < NEAR;

  function showBoth() {
    if (isNear) map.current?.fitBounds(boundsOf([fix, { latitude, longitude }]), FIT);
  }
  const showNearby = useEffectEvent(showBoth);
  useEffect(() => {
    if (isNear) showNearby();
  }, [isNear]);

  return (
    <MapCanvas
      key={`${latitude}/${longitude}`}
      ref={map}
      initialViewState={{ latitude, longitude, zoom }}
      maxZoom={maxZoom}
      outlineZoom={OUTLINE.zoom}
      cooperativeGestures
      onLoad={showBoth}
    >
      {scale === 'area' ? (
        <ApproximateArea latitude={latitude} longitude={longitude} label={label} />
      ) : (
        <Marker latitude={latitude} longitude={longitude} anchor="bottom">
          <MapPin label={label} />
        </Marker>
      )}
    </MapCanvas>
  );
}

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
function ApproximateArea({ latitude, longitude, label }: GeoPoint & { label: string }) {
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
