import type { Marker as CountedMarker } from '@puzzle-runs/contract/exploration.ts';
import { MAP_BOUNDS, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { LngLat } from 'maplibre-gl';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { type Bounds, boundsOf, panBoundsFor } from './bounds.ts';
import styles from './cluster.module.css';
import { type Cluster, clustersOf } from './clusters.ts';
import { MapCanvas } from './map-canvas.tsx';

export interface ClusterMapProps {
  markers: readonly CountedMarker[];
  /** Postal codes that the list is filtered by. */
  selected: readonly string[];
  /** Called with the postal codes of the chosen marker or cluster. */
  onSelect: (postalCodes: string[]) => void;
  /** What a marker counts: "7 Runs". */
  countLabel: (count: number) => string;
}

/**
 * MAP_ZOOM_MIN and MAP_ZOOM_MAX count zoom in tiles of 256 px, MapLibre in tiles of 512: their 6 to 10 are 5 to 9 here.
 */
const LOWEST = MAP_ZOOM_MIN - 1;
const HIGHEST = MAP_ZOOM_MAX - 1;

const [west, south, east, north] = MAP_BOUNDS;
const COUNTRY_BOUNDS: Bounds = [west, south, east, north];
/** Pixels around the country: controls are on the right, and pins extend above their place. */
const PADDING = { top: 34, right: 64, bottom: 10, left: 10 };
/** Pixels; a marker is 48 px wide. */
const MARKER_RADIUS = 50;

/** The country with its markers. Heavy: use `MarkersMap`, which loads it lazily. */
export function ClusterMap({ markers, selected, onSelect, countLabel }: ClusterMapProps) {
  const map = useRef<MapRef>(null);
  /** Undefined until the map has loaded: at another zoom markers would overlap. */
  const [zoom, setZoom] = useState<number>();
  const [minZoom, setMinZoom] = useState(0);
  /** Undefined until the map has its size: narrower bounds would move the first view. */
  const [panBounds, setPanBounds] = useState<Bounds>();
  const clusters = useMemo(() => (zoom === undefined ? [] : clustersOf(markers, zoom, MARKER_RADIUS)), [markers, zoom]);

  /**
   * Zoom 6 shows the country in a map 600 px high; in a smaller map the minimum is the zoom that still fits the
   * country.
   */
  function updateMinZoom() {
    const view = map.current?.getMap();
    const fitting = view?.cameraForBounds(COUNTRY_BOUNDS, { padding: PADDING });
    if (!view || fitting?.zoom === undefined || !fitting.center) return;
    setMinZoom(Math.min(fitting.zoom, LOWEST));
    const longitude = LngLat.convert(fitting.center).lng;
    setPanBounds(
      panBoundsFor(COUNTRY_BOUNDS, { longitude, zoom: fitting.zoom, width: view.getContainer().clientWidth }),
    );
  }

  function fitAgain() {
    const now = map.current?.getZoom() ?? LOWEST;
    // Rounded down, so that clusters are too far apart rather than overlapping.
    setZoom(Math.floor(now * 2) / 2);
    if (now <= minZoom + 0.05) map.current?.fitBounds(COUNTRY_BOUNDS, { padding: PADDING });
  }

  function zoomInto({ members }: Cluster) {
    onSelect(members.map(({ postal_code }) => postal_code));
    if (members.length === 1) return;
    map.current?.fitBounds(boundsOf(members), { padding: MARKER_RADIUS * 1.5, maxZoom: HIGHEST });
    // The pressed button is about to disappear: move the focus to the map.
    map.current?.getCanvas().focus();
  }

  return (
    <MapCanvas
      ref={map}
      initialViewState={{ bounds: COUNTRY_BOUNDS, fitBoundsOptions: { padding: PADDING } }}
      minZoom={minZoom}
      maxZoom={HIGHEST}
      {...(panBounds && { maxBounds: panBounds })}
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

interface MarkerProps {
  cluster: Cluster;
  selected: boolean;
  /** What `count` counts: "7 Runs". */
  countText: string;
  onChoose: () => void;
}

/** A cluster as a button with its number. */
function ClusterMarker({ cluster: { centre, members, count }, selected, countText: what, onChoose }: MarkerProps) {
  const { t } = useTranslation();
  const label =
    members.length === 1
      ? t('map.poi', { postalCode: centre.postal_code, name: centre.name, what })
      : t('map.cluster', { count: members.length, what });

  return (
    <Marker latitude={centre.latitude} longitude={centre.longitude} anchor="bottom">
      <button type="button" className={styles.marker} aria-label={label} aria-pressed={selected} onClick={onChoose}>
        <span>{count}</span>
      </button>
    </Marker>
  );
}
