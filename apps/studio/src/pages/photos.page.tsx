import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ReviewQueue } from '#features/reviews/review-queue.tsx';
import { reviewsTexts } from '#i18n/reviews.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { ResultParts } from '#shell/navigation/run-tabs.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';

/** …/photos: the photos that players of the run sent. */
export default function PhotosPage() {
  const { t } = useTranslation(reviewsTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <RunHeader
        exploration={exploration}
        part={t('reviews.title')}
        parts={<ResultParts exploration={slug} />}
        text={t('reviews.intro')}
      />
      <PageBoundary>
        <ReviewQueue key={slug} scope={{ exploration_name: exploration.slug }} file={exploration.slug} />
      </PageBoundary>
    </>
  );
}
