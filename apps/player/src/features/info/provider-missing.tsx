import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { infoTexts } from '#i18n/info.ts';
import styles from './provider-missing.module.css';

/** Tells visitors and operators that legally required details are missing. Visitors do not see the names of settings. */
export function ProviderMissing() {
  const { t } = useTranslation(infoTexts);
  return (
    <div className={styles.notice}>
      <IconAlertTriangle aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('info.unset')}</p>
        <p>{t('info.unset.operator')}</p>
        <p>{t('info.unset.visitor')}</p>
      </div>
    </div>
  );
}
