import { Button } from '@mantine/core';
import { query } from '@puzzle-runs/web/api.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CopyField } from '#shell/copy-field.tsx';
import { QrDownloads } from '#shell/qr-downloads.tsx';
import { to } from '#to.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './share-run.module.css';

/** Invites to a run: the address that joins it, with its code, to scan, to print and to send (specification 2, part 2). */
export function ShareRun({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const asked = query(routes.managedExplorations.share, {
    headers: session.accountHeaders(),
    query: { name: slug },
  });
  const { data: run } = useSuspenseQuery({ ...asked, staleTime: 0 });
  return (
    <div className={styles.share}>
      <Panel title={t('runs.share.scan')} text={t('runs.share.scan.text')}>
        <div className={styles.code}>
          <QrCode text={run.join_url} label={t('runs.share.qr', { name: run.name })} />
        </div>
        <QrDownloads text={run.join_url} name={slug} />
      </Panel>
      <Panel title={t('runs.share.send')} text={t('runs.share.send.text')}>
        <FormNotice text={run.published ? undefined : t('runs.share.draft')} />
        <CopyField label={t('runs.share.address')} text={run.join_url} />
        <p className={styles.note}>
          {run.code === null ? t('runs.share.open') : t('runs.share.withCode', { code: run.code })}
        </p>
        <FormActions>
          <Button component={Link} to={to.runs()} variant="outline">
            {t('runs.share.toRuns')}
          </Button>
          <Button component={Link} to={to.spots({ exploration: slug })} variant="outline">
            {t('runs.share.toSpots')}
          </Button>
        </FormActions>
      </Panel>
    </div>
  );
}
