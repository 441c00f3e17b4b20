import { Button } from '@mantine/core';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { accountQuery } from '#shell/account-call.ts';
import { CopyField } from '#shell/copy-field.tsx';
import { QrDownloads } from '#shell/qr-downloads.tsx';
import { to } from '#to.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './share-exploration.module.css';

/** Join address of an exploration, including its access code, as a QR code and as text. */
export function ShareExploration({ slug }: { slug: string }) {
  const { t } = useTranslation(explorationsTexts);
  const asked = accountQuery(routes.managedExplorations.share, {
    query: { name: slug },
  });
  const { data: exploration } = useSuspenseQuery({ ...asked, staleTime: 0 });
  return (
    <div className={styles.share}>
      <Panel title={t('explorations.share.scan')} text={t('explorations.share.scan.text')}>
        <div className={styles.code}>
          <QrCode text={exploration.join_url} label={t('explorations.share.qr', { name: exploration.name })} />
        </div>
        <QrDownloads text={exploration.join_url} name={slug} />
      </Panel>
      <Panel title={t('explorations.share.send')} text={t('explorations.share.send.text')}>
        <FormNotice text={exploration.published ? undefined : t('explorations.share.draft')} />
        <CopyField label={t('explorations.share.address')} text={exploration.join_url} />
        <p className={styles.note}>
          {exploration.code === null
            ? t('explorations.share.open')
            : t('explorations.share.withCode', { code: exploration.code })}
        </p>
        <FormActions>
          <Button component={Link} to={to.explorations()} variant="outline">
            {t('explorations.share.toExplorations')}
          </Button>
          <Button component={Link} to={to.pois({ exploration: slug })} variant="outline">
            {t('explorations.share.toPois')}
          </Button>
        </FormActions>
      </Panel>
    </div>
  );
}
