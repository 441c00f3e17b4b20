import { Button } from '@mantine/core';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runTexts } from '#i18n/run.ts';
import { accountCall, accountQuery } from '#shell/account-call.ts';
import { CopyField } from '#shell/copy-field.tsx';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { QrDownloads } from '#shell/qr-downloads.tsx';
import { to } from '#to.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './share-exploration.module.css';

/** Join address of an exploration, including its access code or the key of its link, as a QR code and as text. */
export function ShareExploration({ slug }: { slug: string }) {
  const { t } = useTranslation(runTexts);
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
          {exploration.code !== null
            ? t('explorations.share.withCode', { code: exploration.code })
            : t(exploration.visibility === 'link' ? 'explorations.share.onlyLink' : 'explorations.share.open')}
        </p>
        <FormActions>
          <Button component={Link} to={to.explorations()} variant="outline">
            {t('explorations.share.toExplorations')}
          </Button>
          <Button component={Link} to={to.pois({ exploration: slug })} variant="outline">
            {t('explorations.share.toPois')}
          </Button>
          {exploration.visibility === 'link' && <RenewLink explorationId={exploration.id} />}
        </FormActions>
      </Panel>
    </div>
  );
}

/** Makes a new link for an exploration that only its link finds, after a question. */
function RenewLink({ explorationId }: { explorationId: number }) {
  const { t } = useTranslation(runTexts);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const renew = useSave({
    send: () => accountCall(routes.managedExplorations.renewLink, { params: { exploration_id: explorationId } }),
    async onDone(exploration) {
      updateExplorationCache(client, exploration);
      await client.invalidateQueries({ queryKey: [routes.managedExplorations.share.path] });
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('explorations.share.renew')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('explorations.share.renew.title')}
        text={t('explorations.share.renew.text')}
        action={t('explorations.share.renew')}
        busy={renew.isPending}
        onConfirm={() => renew.mutate(undefined)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
