import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './save-bar.module.css';

interface Props {
  /** Something is not saved yet. */
  changed: boolean;
  busy: boolean;
}

/** The end of a form that is saved; it stays at the lower edge of the screen, in reach of a thumb. */
export function SaveBar({ changed, busy }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        {changed && t('form.changed')}
      </span>
      <Button type="submit" loading={busy} className={styles.save}>
        {t('action.save')}
      </Button>
    </div>
  );
}
