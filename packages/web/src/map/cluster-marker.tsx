import { useTranslation } from 'react-i18next';
import { Marker } from 'react-map-gl/maplibre';
import styles from './cluster.module.css';
import type { Cluster } from './clusters.ts';

interface Props {
  cluster: Cluster;
  selected: boolean;
  /** "7 Runs" */
  countText: string;
  onChoose: () => void;
}

/** A cluster as a button with its number. */
export function ClusterMarker({ cluster: { centre, members, count }, selected, countText: what, onChoose }: Props) {
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
