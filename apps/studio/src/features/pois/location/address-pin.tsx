import { Button } from '@mantine/core';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { PinPicker } from '@puzzle-runs/web/map/pin-picker.tsx';
import { IconMapPinOff, IconMapPinSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PastePlace } from '#ui/paste-place.tsx';
import { pinTexts } from '#ui/pin-texts.ts';
import styles from '../poi-fields.module.css';
import type { PoiValues } from '../poi-values.ts';
import { useAddressPlace } from './use-address-place.ts';

interface Props {
  address: PoiValues['address'];
  /** Place of the postal code; the map opens there. */
  town: GeoPoint | null;
  onChange: (pin: GeoPoint | null) => void;
}

/** The pin of an address: proposed by the geocoder, placed and moved on the map, removed. */
export function AddressPin({ address, town, onChange }: Props) {
  const { t } = useTranslation();
  const { pin } = address;
  const proposal = useAddressPlace(address);
  const isNew = proposal && (proposal.latitude !== pin?.latitude || proposal.longitude !== pin.longitude);
  return (
    <>
      <p className={styles.note}>{t(pin ? 'poi.address.pin' : 'poi.address.noPin')}</p>
      <PastePlace onPick={onChange} />
      <div className={styles.buttons}>
        {isNew && (
          <Button
            variant="light"
            leftSection={<IconMapPinSearch aria-hidden="true" size={20} />}
            onClick={() => onChange({ latitude: proposal.latitude, longitude: proposal.longitude })}
          >
            {t('poi.address.propose')}
          </Button>
        )}
        {pin && (
          <Button
            variant="outline"
            leftSection={<IconMapPinOff aria-hidden="true" size={20} />}
            onClick={() => onChange(null)}
          >
            {t('poi.address.removePin')}
          </Button>
        )}
      </div>
      <div className={styles.bigMap}>
        <PinPicker place={pin} around={town} texts={pinTexts(t, 'poi')} onPick={onChange} />
      </div>
    </>
  );
}
