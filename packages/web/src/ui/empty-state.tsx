import type { ReactNode } from 'react';
import { DrawnTrail } from './drawn-trail.tsx';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  text: string;
  /** A way on: a button or a link. */
  action?: ReactNode;
  /** Level of the title; 1 where the state is the whole page. */
  level?: 1 | 2;
}

/** Nothing here, or nothing to be had: a sentence and a way on. */
export function EmptyState({ title, text, action, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <DrawnTrail className={styles.drawing} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  );
}
