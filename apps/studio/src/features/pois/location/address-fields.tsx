import { Button, TextInput } from '@mantine/core';
import { ADDRESS_MAX, POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { PostalCodeMap } from '@puzzle-runs/web/map/postal-code-map.tsx';
import { useTranslation } from 'react-i18next';
import styles from '../poi-fields.module.css';
import type { FieldProps } from './field-props.ts';
import { useTown } from './use-town.ts';

/** Postal address, with a map of its postal code. */
export function AddressFields({ values, onChange, errors }: FieldProps) {
  const { t } = useTranslation();
  const { address } = values;
  const code = address.postal_code.trim();
  const found = useTown(code);
  const field = (name: keyof typeof address) => ({
    value: address[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...values, address: { ...address, [name]: target.value } }),
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
        <Button
          variant="light"
          className={styles.add}
          onClick={() => onChange({ ...values, address: { ...address, location: found.name } })}
        >
          {t('poi.place.take', { name: found.name })}
        </Button>
      )}
      {code.length === POSTAL_CODE_LENGTH && (
        <div className={styles.map}>
          <PostalCodeMap postalCode={code} label={t('poi.map', { name: found?.name ?? code })} />
        </div>
      )}
    </>
  );
}
