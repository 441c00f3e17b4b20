import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './panel.module.css';

interface Props {
  title: string;
  /** A sentence below the title. */
  text?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger';
  /** Took the place of something else: the focus moves to its title. */
  announced?: boolean;
  children: ReactNode;
}

/** A titled card: one thing that is shown or can be done. */
export function Panel({ title, text, tone = 'plain', announced = false, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <section className={styles[tone]} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={announced ? -1 : undefined}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
