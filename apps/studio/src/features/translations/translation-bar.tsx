import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { translationsTexts } from '#i18n/translations.ts';
import styles from './translation-bar.module.css';

interface Props {
  /** Names of the groups with unsaved changes. */
  unsaved: readonly string[];
  busy: boolean;
  onNext: () => void;
}

/** Sticky bar that saves everything and leads to the next open text. */
export function TranslationBar({ unsaved, busy, onNext }: Props) {
  const { t } = useTranslation(translationsTexts);
  return (
    <div className={styles.bar} data-save-bar>
      <span className={styles.state} role="status">
        {unsaved.length > 0 && t('form.unsaved', { parts: unsaved.join(', ') })}
      </span>
      <span className={styles.keys}>{t('translations.next.keys')}</span>
      <Button loading={busy} onClick={onNext}>
        {t(unsaved.length > 0 ? 'translations.next.save' : 'translations.next')}
      </Button>
    </div>
  );
}
