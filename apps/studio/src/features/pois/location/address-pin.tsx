import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { IconMapPinOff, IconMapPinSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { accountQuery } from '#shell/account-call.ts';
import { PastePlace } from '#ui/paste-place.tsx';
import styles from '../poi-fields.module.css';
import type { PoiValues } from '../poi-values.ts';

interface Props {
  address: PoiValues['address'];
  onChange: (pin: GeoPoint | null) => void;
}

/** The pin of an address: proposed by the geocoder, pasted, or removed. The map above places and moves it. */
export function AddressPin({ address, onChange }: Props) {
  const { t } = useTranslation(poisTexts);
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
    </>
  );
}

/** Milliseconds without typing before the address is looked up: the geocoder answers one request per second. */
const PAUSE = 1_000;

/** The place of a complete address, if the installation has a geocoder and it knows exactly one. */
function useAddressPlace({ street, postal_code, location }: PoiValues['address']) {
  const typed = { street: street.trim(), postal_code: postal_code.trim(), location: location.trim() };
  const [settled] = useDebouncedValue(JSON.stringify(typed), PAUSE);
  const query = JSON.parse(settled) as typeof typed;
  const isComplete = query.street !== '' && query.postal_code.length === POSTAL_CODE_LENGTH && query.location !== '';
  const { data } = useQuery({
    ...accountQuery(routes.managedPois.locateAddress, { query }),
    enabled: isComplete,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isComplete && data?.count === 1 ? data.rows[0] : undefined;
}
