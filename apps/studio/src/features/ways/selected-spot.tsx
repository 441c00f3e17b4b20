import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { waysTexts } from '#i18n/ways.ts';
import styles from './selected-spot.module.css';
import type { WaySpot } from './ways-of-run.ts';

interface Props {
  /** Undefined while none is selected. */
  spot: WaySpot | undefined;
  sentence: string | undefined;
  isNever: boolean;
  address: string | undefined;
}

/** When the selected spot opens, with a button that leads to its page. */
export function SelectedSpot({ spot, sentence, isNever, address }: Props) {
  const { t } = useTranslation(waysTexts);
  const [before, after] =
    spot && sentence ? [spot.name, sentence.slice(sentence.indexOf(spot.name) + spot.name.length)] : [];
  return (
    <div className={styles.frame}>
      <div role="status">
        {spot && (
          <p>
            <span className={styles.number} aria-hidden="true">
              {spot.number}
            </span>
            <span>
              <bdi className={styles.name}>{before}</bdi>
              {after}
              {isNever && ` ${t('ways.opens.never')}`}
            </span>
          </p>
        )}
      </div>
      {spot && address !== undefined && (
        <Button component={Link} to={address} aria-label={t('ways.open.named', { name: spot.name })}>
          {t('ways.open')}
        </Button>
      )}
    </div>
  );
}
