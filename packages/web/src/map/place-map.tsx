import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';
import { MAP_ZOOM_MAX } from '@puzzle-runs/domain/limits.ts';
import { Marker } from 'react-map-gl/maplibre';
import { ApproximateArea } from './approximate-area.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapPin } from './map-pin.tsx';
import { useStreets } from './map-style.ts';

interface Props extends GeoPoint {
  label: string;
  /** `town`: the part of the country; `area`: a circle around a place known only roughly; `street`: the exact place, on a map with streets. */
  scale: 'town' | 'area' | 'street';
}

/** The embedded outline has rivers and cities but no streets, so it shows only the part of the country. */
const OUTLINE = { zoom: 6, maxZoom: MAP_ZOOM_MAX };
const STREETS = { town: { zoom: 11, maxZoom: 18 }, area: { zoom: 11, maxZoom: 18 }, street: { zoom: 15, maxZoom: 18 } };

/** One place on a map. Heavy: use `MapPreview`, which loads it lazily. */
export function PlaceMap({ latitude, longitude, label, scale }: Props) {
  const { zoom, maxZoom } = useStreets() ? STREETS[scale] : OUTLINE;

  return (
    <MapCanvas
      key={`${latitude}/${longitude}`}
      initialViewState={{ latitude, longitude, zoom }}
      maxZoom={maxZoom}
      outlineZoom={OUTLINE.zoom}
      cooperativeGestures
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
