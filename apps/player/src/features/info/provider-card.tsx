import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { infoTexts } from '#i18n/info.ts';
import styles from './provider-card.module.css';
import { ProviderMissing } from './provider-missing.tsx';
import { useSiteSettings } from './use-site-settings.ts';

/** Name, address and e-mail of the provider, as configured. */
export function ProviderCard() {
  const { t } = useTranslation(infoTexts);
  const { name, address, email } = useSiteSettings().provider;
  const given = [name !== null, address.length > 0, email !== null].filter(Boolean).length;

  return (
    <>
      {given > 0 && (
        <Card className={styles.card}>
          <dl className={styles.facts}>
            {name !== null && (
              <div>
                <dt>{t('info.provider.name')}</dt>
                <dd>{name}</dd>
              </div>
            )}
            {address.length > 0 && (
              <div>
                <dt>{t('info.provider.address')}</dt>
                <dd>
                  <address>{address.join('\n')}</address>
                </dd>
              </div>
            )}
            {email !== null && (
              <div>
                <dt>{t('info.provider.email')}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
          </dl>
        </Card>
      )}
      {given < 3 && <ProviderMissing />}
    </>
  );
}
