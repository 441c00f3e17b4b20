import '#i18n/runs.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ShareRun } from '#features/runs/share-run.tsx';
import { managedRun } from '#shell/managed-run.ts';
import { PageHeader } from '#shell/page-header.tsx';
import { RunTabs } from '#shell/run-tabs.tsx';
import { to } from '#to.ts';

export default function ShareRunPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  const { data: run } = useSuspenseQuery(managedRun(exploration));
  return (
    <>
      <PageHeader
        title={t('runs.share.title')}
        crumbs={[
          { to: to.runs(), label: t('nav.runs') },
          { to: to.run({ exploration }), label: run.name },
        ]}
      />
      <RunTabs exploration={run.slug} spots={run.poi_count} />
      <ShareRun slug={run.slug} />
    </>
  );
}
