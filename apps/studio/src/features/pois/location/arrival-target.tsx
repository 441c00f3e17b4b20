import { Button } from '@mantine/core';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { PinPicker } from '@puzzle-runs/web/map/pin-picker.tsx';
import { IconMapPinOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { usePinTexts } from '#ui/pin-texts.ts';
import styles from '../poi-fields.module.css';
import type { PoiValues } from '../poi-values.ts';

interface Props {
  values: PoiValues;
  onPick: (target: GeoPoint | null) => void;
}

/** Target of the arrival: a separate hidden place for hints, otherwise the place of the location above. */
export function ArrivalTarget({ values, onPick }: Props) {
  const { t } = useTranslation(poisTexts);
  const pinTexts = usePinTexts('poi');
  const { location_type: kind, address, arrival } = values;
  if (kind === 'coordinates') return <p className={styles.note}>{t('poi.arrival.at.coordinates')}</p>;
  if (kind === 'address') {
    return <p className={styles.note}>{t(address.pin ? 'poi.arrival.at.address' : 'poi.arrival.at.noPin')}</p>;
  }
  return (
    <>
      <p className={styles.note}>{t(arrival.target ? 'poi.arrival.at.hint' : 'poi.arrival.at.missing')}</p>
      {arrival.target && (
        <Button
          variant="outline"
          className={styles.add}
          leftSection={<IconMapPinOff aria-hidden="true" size={20} />}
          onClick={() => onPick(null)}
        >
          {t('poi.arrival.removeTarget')}
        </Button>
      )}
      <div className={styles.bigMap}>
        <PinPicker place={arrival.target} texts={pinTexts} onPick={onPick} />
      </div>
    </>
  );
}
