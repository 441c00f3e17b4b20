import { Button } from '@mantine/core';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { PinPicker } from '@puzzle-runs/web/map/pin-picker.tsx';
import { IconMapPinOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';
import { usePlacesOf } from '#shell/use-town.ts';
import { PastePlace } from '#ui/paste-place.tsx';
import { usePinTexts } from '#ui/pin-texts.ts';
import styles from './exploration-fields.module.css';

interface Props {
  value: GeoPoint | null;
  onChange: (point: GeoPoint | null) => void;
  postalCode: string;
}

/** The meeting point on a map that opens at the postal code. Without one the start is derived from the first poi. */
export function MeetingPointField({ value, onChange, postalCode }: Props) {
  const { t } = useTranslation(runTexts);
  const pinTexts = usePinTexts('meeting');
  const places = usePlacesOf(postalCode);
  const town = places?.length === 1 ? places[0] : undefined;
  if (value === null && postalCode.trim().length !== POSTAL_CODE_LENGTH) return null;
  return (
    <div className={styles.meeting}>
      {places?.length === 0 && <p>{t('map.noPlace', { code: postalCode })}</p>}
      <h3>{t('explorations.meeting')}</h3>
      <p>{t(value ? 'explorations.meeting.set' : 'explorations.meeting.unset')}</p>
      <PastePlace onPick={onChange} />
      {value && (
        <Button
          variant="outline"
          leftSection={<IconMapPinOff aria-hidden="true" size={20} />}
          onClick={() => onChange(null)}
        >
          {t('explorations.meeting.remove')}
        </Button>
      )}
      <div className={styles.map}>
        <PinPicker place={value} around={town ?? null} texts={pinTexts} onPick={onChange} />
      </div>
    </div>
  );
}
