import '#i18n/runs.ts';
import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { handOver } from '#features/runs/handed-run.ts';
import { PublishPanel } from '#features/runs/publish-panel.tsx';
import { RunForm } from '#features/runs/run-form.tsx';
import { TryOut } from '#preview/try-out.tsx';
import { managedRun } from '#shell/managed-run.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageHeader } from '#shell/page-header.tsx';
import { RunTabs } from '#shell/run-tabs.tsx';
import { to } from '#to.ts';
import { Beside } from '#ui/beside.tsx';

export default function RunPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  const { data: run } = useSuspenseQuery(managedRun(exploration));
  return (
    <>
      <PageHeader
        title={run.name}
        crumbs={[{ to: to.runs(), label: t('nav.runs') }]}
        actions={
          <Button
            component={Link}
            to={to.deleteRun({ exploration })}
            state={handOver(run)}
            variant="subtle"
            color="flag"
          >
            {t('runs.delete')}
          </Button>
        }
      />
      <RunTabs exploration={run.slug} spots={run.poi_count} />
      <Beside
        side={
          <PageBoundary>
            <PublishPanel run={run} />
            <TryOut exploration={run} />
          </PageBoundary>
        }
      >
        <RunForm key={run.id} run={run} />
      </Beside>
    </>
  );
}
