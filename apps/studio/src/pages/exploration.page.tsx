import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ExplorationForm } from '#features/explorations/exploration-form.tsx';
import { handOver } from '#features/explorations/handed-exploration.ts';
import { PublishPanel } from '#features/explorations/publish-panel.tsx';
import { explorationsTexts } from '#i18n/explorations.ts';
import { TrialPanel } from '#preview/trial-panel.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ExplorationTabs } from '#shell/navigation/exploration-tabs.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

export default function ExplorationPage() {
  const { t } = useTranslation(explorationsTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <PageHeader
        tabs={<ExplorationTabs exploration={exploration.slug} pois={exploration.poi_count} />}
        title={exploration.name}
        crumbs={[{ to: to.explorations(), label: t('nav.explorations') }]}
        actions={
          <Button
            component={Link}
            to={to.deleteExploration({ exploration: slug })}
            state={handOver(exploration)}
            variant="subtle"
            color="flag"
          >
            {t('explorations.delete')}
          </Button>
        }
      />
      <TwoColumns
        side={
          <PageBoundary>
            <PublishPanel exploration={exploration} />
            <TrialPanel exploration={exploration} />
          </PageBoundary>
        }
      >
        <ExplorationForm key={exploration.id} exploration={exploration} />
      </TwoColumns>
    </>
  );
}
