import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { infoTexts } from '#i18n/info.ts';
import styles from './provider-card.module.css';

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

/**
 * Tells visitors and operators that legally required details are missing. Visitors do not see the names of settings.
 */
function ProviderMissing() {
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

/** Public settings of this installation: provider, map style, addresses. */
export function useSiteSettings() {
  return useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY }).data;
}
