import type { ReactNode } from 'react';
import styles from './form-notice.module.css';

/** Reason why a form was not sent, above its button; empty without a reason. */
export function FormNotice({ text }: { text: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
