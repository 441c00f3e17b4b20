import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './save-at-top.module.css';

interface Props {
  /** Id of the form. */
  form: string;
  /** Something is not saved yet. */
  changed: boolean;
  busy: boolean;
}

/** Saves a form from the top of a wide page; on phones its `SaveBar` does. */
export function SaveAtTop({ form, changed, busy }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.save}>
      <span className={styles.state} role="status">
        {changed && t('form.changed')}
      </span>
      <Button type="submit" form={form} loading={busy}>
        {t('action.save')}
      </Button>
    </div>
  );
}
