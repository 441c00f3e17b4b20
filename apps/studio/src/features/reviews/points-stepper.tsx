import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { reviewsTexts } from '#i18n/reviews.ts';
import styles from './reviews.module.css';

interface Props {
  points: number;
  /** Points of the quest. */
  max: number;
  onChange: (step: number) => void;
}

/** Changes the points of a photo in steps of one. */
export function PointsStepper({ points, max, onChange }: Props) {
  const { t } = useTranslation(reviewsTexts);
  return (
    <div className={styles.points} role="group" aria-label={t('reviews.points')}>
      <span>{t('reviews.points')}</span>
      <ActionIcon
        variant="default"
        size="var(--target)"
        aria-label={t('reviews.points.less')}
        onClick={() => onChange(-1)}
      >
        <IconMinus aria-hidden="true" size={20} />
      </ActionIcon>
      <output className={styles.number}>{points}</output>
      <ActionIcon
        variant="default"
        size="var(--target)"
        aria-label={t('reviews.points.more')}
        onClick={() => onChange(1)}
      >
        <IconPlus aria-hidden="true" size={20} />
      </ActionIcon>
      <span className={styles.faint}>{t('reviews.points.of', { max })}</span>
    </div>
  );
}
