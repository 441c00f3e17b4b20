import styles from './form-notice.module.css';

/** Why a form was not sent, above its button; says nothing when it has nothing to say. */
export function FormNotice({ text }: { text: string | undefined }) {
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
