import '#i18n/runs.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeleteRun } from '#features/runs/delete-run.tsx';
import { managedRun } from '#shell/managed-run.ts';
import { PageHeader } from '#shell/page-header.tsx';
import { to } from '#to.ts';
import { Measure } from '#ui/measure.tsx';

export default function DeleteRunPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  const { data: run } = useSuspenseQuery(managedRun(exploration));
  return (
    <>
      <PageHeader
        title={t('runs.delete.title')}
        crumbs={[
          { to: to.runs(), label: t('nav.runs') },
          { to: to.run({ exploration }), label: run.name },
        ]}
      />
      <Measure>
        <DeleteRun run={run} />
      </Measure>
    </>
  );
}
