import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { to } from '#to.ts';
import styles from '../poi-fields.module.css';

/** The printed code of a poi, which the API creates when the arrival is first saved. A new poi has none. */
export function ArrivalCode({ poi }: { poi: ManagedPoi | undefined }) {
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
