import type { Marker } from '@puzzle-runs/contract/exploration.ts';

/** Markers that would overlap, drawn as one at the place of the marker with the highest count. */
export interface Cluster {
  /** The marker with the highest count; the cluster is drawn there. */
  centre: Marker;
  members: Marker[];
  /** Sum of all members. */
  count: number;
}

/** Width of the world in pixels at zoom 0, in MapLibre's zoom. */
const WORLD_SIZE = 512;

function pixelOf({ longitude, latitude }: Marker, zoom: number): [x: number, y: number] {
  const size = WORLD_SIZE * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * size, (0.5 - north / (2 * Math.PI)) * size];
}

/**
 * Merges markers closer than `radius` pixels at this zoom. Markers with the highest counts come first and keep their
 * place, so clusters never overlap and the same markers always give the same clusters.
 */
export function clustersOf(markers: readonly Marker[], zoom: number, radius: number): Cluster[] {
  const grid = new Map<string, { x: number; y: number; cluster: Cluster }[]>();
  const clusters: Cluster[] = [];
  const byCount = [...markers].sort((a, b) => b.count - a.count || a.postal_code.localeCompare(b.postal_code));

  for (const marker of byCount) {
    const [x, y] = pixelOf(marker, zoom);
    const column = Math.floor(x / radius);
    const row = Math.floor(y / radius);
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => grid.get(`${column + dx}/${row + dy}`) ?? []))
      .map((other) => ({ ...other, distance: Math.hypot(other.x - x, other.y - y) }))
      .filter(({ distance }) => distance < radius)
      .sort((a, b) => a.distance - b.distance)[0];

    if (near) {
      near.cluster.members.push(marker);
      near.cluster.count += marker.count;
      continue;
    }
    const cluster = { centre: marker, members: [marker], count: marker.count };
    clusters.push(cluster);
    const cell = `${column}/${row}`;
    grid.set(cell, [...(grid.get(cell) ?? []), { x, y, cluster }]);
  }
  return clusters;
}
