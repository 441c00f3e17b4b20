import { type ReactNode, useId } from 'react';
import styles from './landing-section.module.css';

/** Section of the landing page with its heading. */
export function LandingSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
