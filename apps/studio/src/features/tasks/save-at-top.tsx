import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './save-at-top.module.css';

interface Props {
  /** Id of the form that the button submits. */
  form: string;
  /** The form is dirty. */
  changed: boolean;
  busy: boolean;
}

/** Save button at the top of a wide page; on phones the `SaveBar` of the form replaces it. */
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
