import '#i18n/runs.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { DeleteRun } from '#features/runs/delete-run.tsx';
import { handedRun, type RunToDelete } from '#features/runs/handed-run.ts';
import { managedRun } from '#shell/managed-run.ts';
import { PageHeader } from '#shell/page-header.tsx';
import { to } from '#to.ts';
import { Measure } from '#ui/measure.tsx';

/** The page before hands over which run it is; whoever comes by the address alone waits until it is read. */
export default function DeleteRunPage() {
  const { exploration = '' } = useParams();
  const handed = handedRun(useLocation().state);
  return handed ? <Confirmation run={{ ...handed, slug: exploration }} /> : <ReadRun slug={exploration} />;
}

function ReadRun({ slug }: { slug: string }) {
  const { data: run } = useSuspenseQuery(managedRun(slug));
  return <Confirmation run={run} />;
}

function Confirmation({ run }: { run: RunToDelete }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('runs.delete.title')}
        crumbs={[
          { to: to.runs(), label: t('nav.runs') },
          { to: to.run({ exploration: run.slug }), label: run.name },
        ]}
      />
      <Measure>
        <DeleteRun run={run} />
      </Measure>
    </>
  );
}
