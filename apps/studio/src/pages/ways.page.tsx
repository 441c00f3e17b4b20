import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { WaysView } from '#features/ways/ways-view.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { WayParts } from '#shell/navigation/run-tabs.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';

/** …/ways: what waits for what in a run, and the shortest and longest way through it. */
export default function WaysPage() {
  const { t } = useTranslation();
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <RunHeader exploration={exploration} part={t('tabs.ways')} parts={<WayParts exploration={slug} />} />
      <PageBoundary>
        <WaysView key={slug} exploration={exploration} />
      </PageBoundary>
    </>
  );
}
