import { useTranslation } from 'react-i18next';
import { mapTexts } from '../../i18n/map.ts';
import styles from '../map-canvas.module.css';

/** Attribution of the street map, which its licence wants to be visible at once, also on a small map. */
export function OsmAttribution() {
  const { t } = useTranslation(mapTexts);
  return (
    <a className={styles.osm} href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
      {t('map.osm')}
    </a>
  );
}
