import { IconStarFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './task-card.module.css';

/** The points of a right answer. Takes the focus, because the button that had it disappears with the input. */
export function Reward({ points }: { points: number }) {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={message} className={styles.reward} tabIndex={-1}>
      <IconStarFilled aria-hidden size={20} />
      {t('play.task.reward', { count: points })}
    </p>
  );
}
