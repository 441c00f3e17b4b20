import { Button, TextInput } from '@mantine/core';
import { parseDegrees, parsePlace } from '@puzzle-runs/domain/poi/parse-place.ts';
import { mapTexts } from '@puzzle-runs/web/i18n/map.ts';
import { PinPicker } from '@puzzle-runs/web/map/pin-picker.tsx';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { useTown } from '#shell/use-town.ts';
import { PastePlace } from '#ui/paste-place.tsx';
import { usePinTexts, writtenDegrees } from '#ui/pin-texts.ts';
import styles from '../poi-fields.module.css';
import type { FieldProps } from './field-props.ts';

const EXAMPLE = { latitude: '49.0195', longitude: '12.0975' };

/** Coordinates: pasted, typed, picked on the map, or the current position of the device. */
export function CoordinatesFields({ values, exploration, onChange, errors }: FieldProps) {
  const { t } = useTranslation(poisTexts);
  const pinTexts = usePinTexts('poi');
  const { t: tMap } = useTranslation(mapTexts);
  const { latitude, longitude } = values.coordinates;
  const place = { latitude: parseDegrees(latitude) ?? Number.NaN, longitude: parseDegrees(longitude) ?? Number.NaN };
  const onMap = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;

  const take = (at: { latitude: number; longitude: number }) =>
    onChange({
      ...values,
      coordinates: { latitude: writtenDegrees(at.latitude), longitude: writtenDegrees(at.longitude) },
    });
  const own = useOwnPosition(take);
  const around = useExplorationPlace(exploration);

  const field = (axis: 'latitude' | 'longitude') => ({
    label: t(`poi.${axis}`),
    value: values.coordinates[axis],
    onChange({ target: { value } }: { target: { value: string } }) {
      const both = parsePlace(value);
      if (both) take(both);
      else onChange({ ...values, coordinates: { ...values.coordinates, [axis]: value.replace(',', '.') } });
    },
    error: errors[axis],
    placeholder: EXAMPLE[axis],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    required: true,
  });
  return (
    <>
      <PastePlace onPick={take} />
      <div className={styles.pair}>
        <TextInput {...field('latitude')} />
        <TextInput {...field('longitude')} />
      </div>
      <Button
        variant="outline"
        className={styles.add}
        loading={own.busy}
        leftSection={<IconCurrentLocation aria-hidden="true" size={20} />}
        onClick={own.ask}
      >
        {t('poi.ownPosition')}
      </Button>
      {own.lost && <p role="alert">{tMap('map.noLocation')}</p>}
      <p className={styles.note}>{t('poi.pin.how')}</p>
      <div className={styles.bigMap}>
        <PinPicker place={onMap ? place : null} around={around} texts={pinTexts} onPick={take} />
      </div>
    </>
  );
}

/** The place of an exploration's postal code, where the map of its pois opens; null while it is unknown. */
function useExplorationPlace(slug: string) {
  const { data } = useQuery(explorationQuery(slug));
  return useTown(data?.postal_code ?? '') ?? null;
}

type State = 'idle' | 'busy' | 'lost';

/** Asks the browser for the position of the device. `lost` is true if the browser refuses or times out after 15 s. */
function useOwnPosition(onFound: (at: { latitude: number; longitude: number }) => void) {
  const [state, setState] = useState<State>('idle');
  return {
    busy: state === 'busy',
    lost: state === 'lost',
    ask() {
      setState('busy');
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setState('idle');
          onFound({ latitude, longitude });
        },
        () => setState('lost'),
        { enableHighAccuracy: true, timeout: 15_000 },
      );
    },
  };
}
