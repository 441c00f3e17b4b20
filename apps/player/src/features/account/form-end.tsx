import { Button } from '@puzzle-runs/web/ui/button.tsx';
import styles from './account-form.module.css';

interface Props {
  /** Words of the button that sends the form. */
  action: string;
  busy: boolean;
  /** Why it was not sent. */
  notice: string | undefined;
}

/** The last lines of a form: what keeps it from being sent, and its button. */
export function FormEnd({ action, busy, notice }: Props) {
  return (
    <>
      {notice !== undefined && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </>
  );
}
