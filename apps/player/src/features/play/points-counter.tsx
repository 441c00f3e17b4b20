import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { CountUp } from '#ui/count-up.tsx';
import styles from './points-counter.module.css';

interface Props {
  /** Net points. */
  value: number;
}

/** The player's points, counting up to the current value. */
export function PointsCounter({ value }: Props) {
  const { t } = useTranslation(playTexts);
  const shown = shownPoints(value);
  return (
    <p className={styles.counter}>
      <IconStarFilled aria-hidden size={18} />
      <CountUp value={shown} />
      <span className={styles.word}>{t('play.pointsWord', { count: shown })}</span>
    </p>
  );
}
