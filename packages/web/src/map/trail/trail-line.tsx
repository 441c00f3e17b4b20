import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';
import { Layer, Source } from 'react-map-gl/maplibre';

const COLOR = matchMedia('(prefers-color-scheme: dark)').matches ? '#6fcba1' : '#17694a';

/** A dotted line through the stops of a run, in their order. */
export function TrailLine({ stops }: { stops: readonly GeoPoint[] }) {
  const coordinates = stops.map(({ latitude, longitude }) => [longitude, latitude]);
  return (
    <Source type="geojson" data={{ type: 'LineString', coordinates }}>
      <Layer
        type="line"
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': COLOR, 'line-width': 4, 'line-dasharray': [0, 2] }}
      />
    </Source>
  );
}
