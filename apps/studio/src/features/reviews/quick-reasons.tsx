import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { reviewsTexts } from '#i18n/reviews.ts';
import styles from './reviews.module.css';

const REASONS = ['subject', 'place', 'faces'] as const;

/** Reasons that one press fills in. */
export function QuickReasons({ onChoose }: { onChoose: (reason: string) => void }) {
  const { t } = useTranslation(reviewsTexts);
  return (
    <div className={styles.quick} role="group" aria-label={t('reviews.reason.quick')}>
      {REASONS.map((reason) => (
        <Button
          key={reason}
          variant="default"
          size="compact-md"
          onClick={() => onChoose(t(`reviews.reason.quick.${reason}`))}
        >
          {t(`reviews.reason.quick.${reason}`)}
        </Button>
      ))}
    </div>
  );
}
