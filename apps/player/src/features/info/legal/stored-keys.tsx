import { useTranslation } from 'react-i18next';
import { legalTexts } from '#i18n/legal.ts';
import { Prose } from '../prose.tsx';
import { STORAGE_KEYS } from './storage-keys.ts';
import styles from './stored-keys.module.css';

/** The keys stored on the reader's device, with their meaning. */
export function StoredKeys() {
  const { t } = useTranslation(legalTexts);
  return (
    <>
      <dl className={styles.keys}>
        {STORAGE_KEYS.map((key) => (
          <div key={key}>
            <dt>
              <code translate="no">{key}</code>
            </dt>
            <dd>{t(`privacy.key.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Prose text={t('privacy.device.after')} />
    </>
  );
}
