import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { distanceBetween } from '@puzzle-runs/domain/geo/measure.ts';
import { MAP_ZOOM_MAX } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { usePosition } from '../position/use-position.ts';
import { ApproximateArea } from './approximate-area.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapPin } from './map-pin.tsx';
import { useStreets } from './map-style.ts';
import { boundsOf } from './route/bounds-of.ts';

interface Props extends GeoPoint {
  label: string;
  /** `town`: the part of the country; `area`: a circle around a place known only roughly; `street`: the exact place, on a map with streets. */
  scale: 'town' | 'area' | 'street';
}

/** The embedded outline has rivers and cities but no streets, so it shows only the part of the country. */
const OUTLINE = { zoom: 6, maxZoom: MAP_ZOOM_MAX };
const STREETS = { town: { zoom: 11, maxZoom: 18 }, area: { zoom: 11, maxZoom: 18 }, street: { zoom: 15, maxZoom: 18 } };

/** Metres to the place within which the map shows the player, too, as soon as another part of the page knows their position. */
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
