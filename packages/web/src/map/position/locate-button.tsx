import { IconCurrentLocation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mapTexts } from '../../i18n/map.ts';
import styles from './locate-button.module.css';

/** Shows the player on a map, or asks for the position; below the buttons of the map. */
export function LocateButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation(mapTexts);
  return (
    <button type="button" className={styles.locate} aria-label={t('map.locate')} onClick={onPress}>
      <IconCurrentLocation aria-hidden size={24} />
    </button>
  );
}
