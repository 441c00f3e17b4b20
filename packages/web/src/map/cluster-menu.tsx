import { useTranslation } from 'react-i18next';
import { Popup } from 'react-map-gl/maplibre';
import type { Cluster } from './clusters.ts';
import styles from './cluster.module.css';

interface Props {
  cluster: Cluster;
  countLabel: (count: number) => string;
  onSelect: (postalCode: string) => void;
  onClose: () => void;
}

/** The places of a cluster that even the highest zoom does not part. */
export function ClusterMenu({ cluster: { centre, members }, countLabel, onSelect, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Popup
      className={styles.menu ?? ''}
      latitude={centre.latitude}
      longitude={centre.longitude}
      maxWidth="18rem"
      onClose={onClose}
    >
      <p>{t('map.which')}</p>
      <ul>
        {members.map(({ postal_code, name, count }) => (
          <li key={postal_code}>
            <button type="button" onClick={() => onSelect(postal_code)}>
              {t('map.spot', { postalCode: postal_code, name, what: countLabel(count) })}
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
