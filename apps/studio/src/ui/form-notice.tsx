import styles from './form-notice.module.css';

/** Reason why a form was not sent, above its button; empty without a reason. */
export function FormNotice({ text }: { text: string | undefined }) {
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
