import { Radio } from '@mantine/core';
import { LOCATION_TYPES, type LocationType } from '@puzzle-runs/domain/poi/arrival.ts';
import { useTranslation } from 'react-i18next';
import styles from '../poi-fields.module.css';
import type { FieldProps } from './field-props.ts';

/** Location kind of a new poi; the creator cannot change it later. */
export function LocationKindField({ values, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t('poi.kind')}
      description={t('poi.kind.fixed')}
      value={values.location_type}
      onChange={(kind) => onChange({ ...values, location_type: kind as LocationType })}
    >
      <div className={styles.kinds}>
        {LOCATION_TYPES.map((kind) => (
          <Radio
            key={kind}
            value={kind}
            label={t(`poi.location.${kind}`)}
            description={t(`poi.location.what.${kind}`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
