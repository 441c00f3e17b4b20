import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './panel.module.css';

interface Props {
  title: string;
  /** State, beside the title. */
  chip?: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  /** `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'danger';
  /** True when the panel replaces other content: the focus moves to its title. */
  announced?: boolean;
  children: ReactNode;
}

/** Card with a title, for one topic or action. */
export function Panel({ title, chip, text, tone = 'plain', announced = false, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <section className={styles[tone]} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={announced ? -1 : undefined}>
          {title}
        </h2>
        {chip}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
