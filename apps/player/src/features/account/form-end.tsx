import { Button } from '@puzzle-runs/web/ui/button.tsx';
import styles from './account-form.module.css';

interface Props {
  /** Label of the submit button. */
  action: string;
  busy: boolean;
  /** Why the form was not sent. */
  notice: string | undefined;
}

/** End of an account form: notice and submit button. */
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
