import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './save-bar.module.css';

interface Props {
  /** Something is not saved yet. */
  changed: boolean;
  busy: boolean;
  /** What the button says, unless it is just to save. */
  action?: string;
}

/** The end of a form that is saved; it stays at the lower edge of the screen, in reach of a thumb. */
export function SaveBar({ changed, busy, action }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        {changed && t('form.changed')}
      </span>
      <Button type="submit" loading={busy} className={styles.save}>
        {action ?? t('action.save')}
      </Button>
    </div>
  );
}
