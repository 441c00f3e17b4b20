import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CountUp } from '#ui/count-up.tsx';
import styles from './points-counter.module.css';

interface Props {
  /** Net points. */
  value: number;
  /** Where there is little room the word is for screen readers only. */
  short: boolean;
}

/** The player's points, counting up to what they are now (specification 1, part 2). */
export function PointsCounter({ value, short }: Props) {
  const { t } = useTranslation();
  const shown = shownPoints(value);
  return (
    <p className={styles.counter}>
      <IconStarFilled aria-hidden size={18} />
      <CountUp value={shown} />
      <span className={short ? 'visually-hidden' : styles.word}>{t('play.pointsWord', { count: shown })}</span>
    </p>
  );
}
