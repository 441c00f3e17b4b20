import { MAP_ZOOM_MAX } from '@puzzle-runs/domain/limits.ts';
import { Marker } from 'react-map-gl/maplibre';
import { MapCanvas } from './map-canvas.tsx';
import { MapPin } from './map-pin.tsx';
import { useMapStyle } from './map-style.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

interface Props extends Coordinates {
  label: string;
  /** `town`: which part of the country; `street`: where exactly, as far as the style has streets. */
  scale: 'town' | 'street';
}

/** The embedded outline has rivers and cities but no streets: it shows where in the country a place is. */
const OUTLINE = { zoom: 6, maxZoom: MAP_ZOOM_MAX };
const STREETS = { town: { zoom: 11, maxZoom: 18 }, street: { zoom: 15, maxZoom: 19 } };

/** One place on a map. Heavy: use `MapPreview`, which fetches this file when it is needed. */
export function PlaceMap({ latitude, longitude, label, scale }: Props) {
  const { configured } = useMapStyle();
  const { zoom, maxZoom } = configured === null ? OUTLINE : STREETS[scale];

  return (
    <MapCanvas
      key={`${latitude}/${longitude}`}
      initialViewState={{ latitude, longitude, zoom }}
      maxZoom={maxZoom}
      cooperativeGestures
    >
      <Marker latitude={latitude} longitude={longitude} anchor="bottom">
        <MapPin label={label} />
      </Marker>
    </MapCanvas>
  );
}
