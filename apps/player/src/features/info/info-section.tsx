import { type ReactNode, useId } from 'react';
import styles from './info-section.module.css';

/** Section of an info page with its heading. */
export function InfoSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
