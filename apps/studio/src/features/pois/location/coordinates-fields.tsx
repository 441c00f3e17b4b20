import { Button, TextInput } from '@mantine/core';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { parsePlace } from '@puzzle-runs/domain/poi/parse-place.ts';
import { mapTexts } from '@puzzle-runs/web/i18n/map.ts';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { PastePlace } from '#ui/paste-place.tsx';
import styles from '../poi-fields.module.css';
import { withCoordinates } from '../poi-values.ts';
import type { FieldProps } from './field-props.ts';

const EXAMPLE = { latitude: '49.0195', longitude: '12.0975' };

/** Coordinates: pasted, typed, or the current position of the device. The map above picks them, too. */
export function CoordinatesFields({ values, onChange, errors }: FieldProps) {
  const { t } = useTranslation(poisTexts);
  const { t: tMap } = useTranslation(mapTexts);
  const take = (at: GeoPoint) => onChange(withCoordinates(values, at));
  const own = useOwnPosition(take);

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
    </>
  );
}

type State = 'idle' | 'busy' | 'lost';

/** Asks the browser for the position of the device. `lost` is true if the browser refuses or times out after 15 s. */
function useOwnPosition(onFound: (at: { latitude: number; longitude: number }) => void) {
  const [state, setState] = useState<State>('idle');
  /** Of the last render: the search takes seconds, in which other fields are written. */
  const found = useRef<typeof onFound>(undefined);
  useLayoutEffect(() => {
    found.current = onFound;
    return () => {
      found.current = undefined;
    };
  });
  return {
    busy: state === 'busy',
    lost: state === 'lost',
    ask() {
      setState('busy');
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setState('idle');
          found.current?.({ latitude, longitude });
        },
        () => setState('lost'),
        { enableHighAccuracy: true, timeout: 15_000 },
      );
    },
  };
}
