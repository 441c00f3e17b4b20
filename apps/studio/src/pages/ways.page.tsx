import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type View, ViewChoice } from '#features/ways/view-choice.tsx';
import { WaysView } from '#features/ways/ways-view.tsx';
import { explorationQuery, trailQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { WayParts } from '#shell/navigation/run-tabs.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';

/**
 * …/ways: what waits for what in a run, and the shortest and longest way through it. As a picture, or on narrow screens
 * as text, until the creator chooses.
 */
export default function WaysPage() {
  const { t } = useTranslation();
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  const { data: trail } = useQuery(trailQuery(slug));
  const isWide = useMediaQuery('(min-width: 48em)');
  const [chosen, choose] = useState<View>();
  const view = chosen ?? (isWide ? 'picture' : 'text');
  return (
    <>
      <RunHeader
        exploration={exploration}
        part={t('tabs.ways')}
        beside={trail && trail.Pois.length > 0 && <ViewChoice value={view} onChange={choose} />}
        parts={<WayParts exploration={slug} />}
      />
      <PageBoundary>
        <WaysView key={slug} exploration={exploration} view={view} />
      </PageBoundary>
    </>
  );
}
