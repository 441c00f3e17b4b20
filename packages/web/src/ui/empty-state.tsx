import type { ReactNode } from 'react';
import { DrawnTrail } from './drawn-trail.tsx';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  text: string;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  /** Heading level; 1 when the state fills the page. */
  level?: 1 | 2;
}

/** Empty or failed state: a title, a sentence and an action. */
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
