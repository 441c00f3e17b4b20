import { Button, TextInput } from '@mantine/core';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { ADDRESS_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { useTown } from '#shell/use-town.ts';
import styles from '../poi-fields.module.css';
import { AddressPin } from './address-pin.tsx';
import type { FieldProps } from './field-props.ts';

/** Postal address, with a map on which its pin is set. */
export function AddressFields({ values, onChange, errors }: FieldProps) {
  const { t } = useTranslation(poisTexts);
  const { address } = values;
  const change = (changes: Partial<typeof address>) => onChange({ ...values, address: { ...address, ...changes } });
  const found = useTown(address.postal_code);
  const field = (name: 'street' | 'postal_code' | 'location') => ({
    value: address[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: errors[name],
    required: true,
  });
  return (
    <>
      <TextInput {...field('street')} label={t('poi.street')} maxLength={ADDRESS_MAX} autoComplete="off" />
      <div className={styles.pair}>
        <TextInput
          {...field('postal_code')}
          label={t('poi.postalCode')}
          inputMode="numeric"
          maxLength={POSTAL_CODE_LENGTH}
          autoComplete="off"
        />
        <TextInput {...field('location')} label={t('poi.place')} maxLength={ADDRESS_MAX} autoComplete="off" />
      </div>
      {found && found.name !== address.location.trim() && (
        <Button variant="light" className={styles.add} onClick={() => change({ location: found.name })}>
          {t('poi.place.take', { name: found.name })}
        </Button>
      )}
      <AddressPin address={address} onChange={(pin) => change({ pin })} />
    </>
  );
}
