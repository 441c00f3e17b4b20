import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './provider-missing.module.css';

/** Tells operators which legally required settings are missing, and visitors what that means. */
export function ProviderMissing({ settings }: { settings: string[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <IconAlertTriangle aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('info.unset')}</p>
        <p>{t('info.unset.operator')}</p>
        <ul translate="no">
          {settings.map((setting) => (
            <li key={setting}>
              <code>{setting}</code>
            </li>
          ))}
        </ul>
        <p>{t('info.unset.visitor')}</p>
      </div>
    </div>
  );
}
