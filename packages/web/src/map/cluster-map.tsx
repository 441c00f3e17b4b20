import type { Marker } from '@puzzle-runs/contract/exploration.ts';
import { MAP_BOUNDS, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@puzzle-runs/domain/limits.ts';
import { useMemo, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { ClusterMarker } from './cluster-marker.tsx';
import { boxAround, type Cluster, clustersOf } from './clusters.ts';
import { MapCanvas } from './map-canvas.tsx';

export interface ClusterMapProps {
  markers: readonly Marker[];
  /** Postal codes that the list is narrowed to. */
  selected: readonly string[];
  /** A marker or a cluster was chosen: its postal codes. */
  onSelect: (postalCodes: string[]) => void;
  /** "7 Runs": what a marker counts. */
  countLabel: (count: number) => string;
}

/** The specification counts zoom in tiles of 256 px, MapLibre in tiles of 512: its 6 to 10 are 5 to 9 here. */
const LOWEST = MAP_ZOOM_MIN - 1;
const HIGHEST = MAP_ZOOM_MAX - 1;

const [west, south, east, north] = MAP_BOUNDS;
const COUNTRY_BOUNDS: [number, number, number, number] = [west, south, east, north];
/** How far one can move: the country and its neighbours, so that it also fits into a wide map. */
const PAN_BOUNDS: [number, number, number, number] = [west - 6, south - 2, east + 6, north + 1.5];
/** Around the country, in pixels; the controls are on the right, and the needles rise above their places. */
const PADDING = { top: 34, right: 64, bottom: 10, left: 10 };
/** A marker is 48 px wide. */
const MARKER_RADIUS = 50;

/** The country with its markers. Heavy: use `MarkersMap`, which fetches this file when it is needed. */
export function ClusterMap({ markers, selected, onSelect, countLabel }: ClusterMapProps) {
  const map = useRef<MapRef>(null);
  /** Unknown until the map stands: at another zoom markers would lie over each other. */
  const [zoom, setZoom] = useState<number>();
  const [minZoom, setMinZoom] = useState(0);
  const clusters = useMemo(() => (zoom === undefined ? [] : clustersOf(markers, zoom, MARKER_RADIUS)), [markers, zoom]);

  /** Level 6 shows the country in a map 600 px high; in a smaller map the lowest level is the one that still does. */
  function updateMinZoom() {
    const fitting = map.current?.getMap().cameraForBounds(COUNTRY_BOUNDS, { padding: PADDING })?.zoom;
    if (fitting !== undefined) setMinZoom(Math.min(fitting, LOWEST));
  }

  function fitAgain() {
    const now = map.current?.getZoom() ?? LOWEST;
    // Rounded down: clusters are rather too far apart than over each other.
    setZoom(Math.floor(now * 2) / 2);
    if (now <= minZoom + 0.05) map.current?.fitBounds(COUNTRY_BOUNDS, { padding: PADDING });
  }

  function zoomInto({ members }: Cluster) {
    onSelect(members.map(({ postal_code }) => postal_code));
    if (members.length === 1) return;
    map.current?.fitBounds(boxAround(members), { padding: MARKER_RADIUS * 1.5, maxZoom: HIGHEST });
    // The button that was pressed is gone in a moment: the keyboard goes on from the map.
    map.current?.getCanvas().focus();
  }

  return (
    <MapCanvas
      ref={map}
      initialViewState={{ bounds: COUNTRY_BOUNDS, fitBoundsOptions: { padding: PADDING } }}
      minZoom={minZoom}
      maxZoom={HIGHEST}
      maxBounds={PAN_BOUNDS}
      onLoad={() => {
        updateMinZoom();
        fitAgain();
      }}
      onResize={updateMinZoom}
      onZoomEnd={fitAgain}
    >
      {clusters.map((cluster) => (
        <ClusterMarker
          key={cluster.centre.postal_code}
          cluster={cluster}
          selected={cluster.members.some(({ postal_code }) => selected.includes(postal_code))}
          countText={countLabel(cluster.count)}
          onChoose={() => zoomInto(cluster)}
        />
      ))}
    </MapCanvas>
  );
}
