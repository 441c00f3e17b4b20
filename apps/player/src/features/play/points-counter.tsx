import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CountUp } from '#ui/count-up.tsx';
import styles from './points-counter.module.css';

interface Props {
  /** Net points. */
  value: number;
  room: WordRoom;
}

/** On which screens the word is not for screen readers only: on all but the smallest phones, on those that are wider than a phone, on none. */
export type WordRoom = 'all' | 'wide' | 'none';

const WORD: Record<WordRoom, string | undefined> = { all: styles.word, wide: styles.wideWord, none: 'visually-hidden' };

/** The player's points, counting up to what they are now (specification 1, part 2). */
export function PointsCounter({ value, room }: Props) {
  const { t } = useTranslation();
  const shown = shownPoints(value);
  return (
    <p className={styles.counter}>
      <IconStarFilled aria-hidden size={18} />
      <CountUp value={shown} />
      <span className={WORD[room]}>{t('play.pointsWord', { count: shown })}</span>
    </p>
  );
}
