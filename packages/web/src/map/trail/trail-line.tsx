import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { Layer, Source } from 'react-map-gl/maplibre';
import { MAP_GREEN, useColorScheme } from '../use-color-scheme.ts';

/** A dotted line through the stops of a run, in their order. */
export function TrailLine({ stops }: { stops: readonly GeoPoint[] }) {
  const color = MAP_GREEN[useColorScheme()];
  const coordinates = stops.map(({ latitude, longitude }) => [longitude, latitude]);
  return (
    <Source type="geojson" data={{ type: 'LineString', coordinates }}>
      <Layer
        type="line"
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': color, 'line-width': 4, 'line-dasharray': [0, 2] }}
      />
    </Source>
  );
}
