import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of the landing page under its heading. */
export function LandingSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
