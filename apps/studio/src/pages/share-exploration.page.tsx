import '#i18n/explorations.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ShareExploration } from '#features/explorations/share-exploration.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ExplorationTabs } from '#shell/navigation/exploration-tabs.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';

export default function ShareExplorationPage() {
  const { t } = useTranslation();
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <PageHeader
        tabs={<ExplorationTabs exploration={exploration.slug} pois={exploration.poi_count} />}
        title={t('explorations.share.title')}
        crumbs={[
          { to: to.explorations(), label: t('nav.explorations') },
          { to: to.exploration({ exploration: slug }), label: exploration.name },
        ]}
      />
      <ShareExploration slug={exploration.slug} />
    </>
  );
}
