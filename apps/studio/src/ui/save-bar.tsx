import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './save-bar.module.css';

interface Props {
  /** Whether there are unsaved changes. */
  changed: boolean;
  busy: boolean;
  /** Button label; "save" by default. */
  action?: string;
  /** Nothing can be saved yet: the button looks disabled, and says what is missing when it is pressed. */
  idle?: boolean;
}

/** Save button at the end of a form; sticky at the lower edge of the screen, within reach of a thumb. */
export function SaveBar({ changed, busy, action, idle = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar} data-save-bar>
      <span className={styles.state} role="status">
        {changed && t('form.changed')}
      </span>
      <Button
        type="submit"
        loading={busy}
        className={styles.save}
        {...(idle && { 'data-disabled': true, 'aria-disabled': true })}
      >
        {action ?? t('action.save')}
      </Button>
    </div>
  );
}
