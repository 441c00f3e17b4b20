import { IconStarFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './task-card.module.css';

/** The points a right answer brought. Takes over the focus of the button that is gone with the input. */
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
