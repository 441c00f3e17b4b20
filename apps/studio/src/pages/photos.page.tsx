import '#i18n/reviews.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Reviews } from '#features/reviews/reviews.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ExplorationTabs } from '#shell/navigation/exploration-tabs.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';

/** …/photos: the photos that players of the run sent. */
export default function PhotosPage() {
  const { t } = useTranslation();
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <PageHeader
        tabs={<ExplorationTabs exploration={exploration.slug} pois={exploration.poi_count} />}
        title={t('reviews.title')}
        open={exploration.name}
        text={t('reviews.intro')}
        crumbs={[
          { to: to.explorations(), label: t('nav.explorations') },
          { to: to.exploration({ exploration: slug }), label: exploration.name },
        ]}
      />
      <PageBoundary>
        <Reviews key={slug} scope={{ exploration_name: exploration.slug }} file={exploration.slug} />
      </PageBoundary>
    </>
  );
}
