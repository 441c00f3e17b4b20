import { Button, Checkbox } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { ARRIVAL_RADIUS_MAX, ARRIVAL_RADIUS_MIN, ARRIVAL_WAIT_MAX } from '@puzzle-runs/domain/poi/arrival.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { to } from '#to.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import styles from '../poi-fields.module.css';
import type { ArrivalValues } from '../poi-values.ts';
import { ArrivalTarget } from './arrival-target.tsx';
import type { FieldProps } from './field-props.ts';

const upTo = (max: number) => (typed: string) => Math.min(clampNumber(typed), max);

/** Whether players have to be at the spot before its quests open, the target, and the accepted proofs. */
export function ArrivalFields({ values, errors, onChange, poi }: FieldProps & { poi?: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const { arrival } = values;
  const change = (part: Partial<ArrivalValues>) => onChange({ ...values, arrival: { ...arrival, ...part } });
  return (
    <>
      <Checkbox
        label={t('poi.arrival.required')}
        checked={arrival.required}
        onChange={({ target }) => change({ required: target.checked })}
      />
      {arrival.required && (
        <>
          <ArrivalTarget values={values} onPick={(target) => change({ target })} />
          <ClampedNumberField
            label={t('poi.arrival.radius')}
            description={t('poi.arrival.radius.text', { min: ARRIVAL_RADIUS_MIN, max: ARRIVAL_RADIUS_MAX })}
            value={arrival.radius}
            error={errors.radius}
            clamp={upTo(ARRIVAL_RADIUS_MAX)}
            onChange={(radius) => change({ radius })}
          />
          <Checkbox
            label={t('poi.arrival.self')}
            description={t('poi.arrival.self.text')}
            checked={arrival.selfReport}
            onChange={({ target }) => change({ selfReport: target.checked })}
          />
          {arrival.selfReport && (
            <ClampedNumberField
              label={t('poi.arrival.wait')}
              value={arrival.waitMinutes}
              error={errors.waitMinutes}
              clamp={upTo(ARRIVAL_WAIT_MAX)}
              onChange={(waitMinutes) => change({ waitMinutes })}
            />
          )}
          <ArrivalCode poi={poi} />
          <p className={styles.note}>{t('poi.arrival.fake')}</p>
        </>
      )}
    </>
  );
}

/** The printed code of a poi, which the API creates when the arrival is first saved. A new poi has none. */
function ArrivalCode({ poi }: { poi: ManagedPoi | undefined }) {
  const { t } = useTranslation(poisTexts);
  const code = poi?.arrival_code;
  if (!code) return <p className={styles.note}>{t('poi.arrival.code.later')}</p>;
  return (
    <div className={styles.code}>
      <p>
        {t('poi.arrival.code')} <strong>{code}</strong>
      </p>
      <p className={styles.note}>{t('poi.arrival.code.text')}</p>
      <Button
        component={Link}
        to={`${to.overview({ exploration: poi.Exploration.slug })}?codes=1`}
        variant="outline"
        leftSection={<IconPrinter aria-hidden="true" size={20} />}
      >
        {t('poi.arrival.code.print')}
      </Button>
    </div>
  );
}
