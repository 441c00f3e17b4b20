import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './save-all.module.css';

interface Props {
  /** `top`: in the page header, from 900 px on. `bottom`: sticky bar below 900 px, within reach of a thumb. */
  at: 'top' | 'bottom';
  /** Names of the parts with unsaved changes. */
  unsaved: readonly string[];
  busy: boolean;
  onSave: () => void;
}

/** Saves all changed parts of a page, and says which parts have unsaved changes. */
export function SaveAll({ at, unsaved, busy, onSave }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles[at]} data-save-bar={at === 'bottom' || undefined}>
      <span className={styles.state} role="status">
        {unsaved.length > 0 && t('form.unsaved', { parts: unsaved.join(', ') })}
      </span>
      <Button loading={busy} onClick={onSave}>
        {t('action.save')}
      </Button>
    </div>
  );
}
