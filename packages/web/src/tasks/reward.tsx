import { IconStarFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../i18n/task.ts';
import styles from './task-card.module.css';

/**
 * The points of a right answer. Takes the focus if the button that had it has disappeared with the input; a player may be at another quest
 * when the answer arrives late.
 */
export function Reward({ points }: { points: number }) {
  const { t } = useTranslation(taskTexts);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={message} className={styles.reward} tabIndex={-1} data-result>
      <IconStarFilled aria-hidden size={20} />
      {t('play.task.reward', { count: points })}
    </p>
  );
}
