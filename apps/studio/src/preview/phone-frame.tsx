import { type ReactNode, useId } from 'react';
import styles from './phone-frame.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** Players' view in the frame of a phone. */
export function PhoneFrame({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.phone}>{children}</div>
    </section>
  );
}
