import '#i18n/pois.ts';
import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PoiMap } from '#features/pois/map/poi-map.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ExplorationTabs } from '#shell/navigation/exploration-tabs.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { PlayingNote } from '#shell/playing-note.tsx';
import { to } from '#to.ts';

export default function PoiMapPage() {
  const { t } = useTranslation();
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <PageHeader
        tabs={<ExplorationTabs exploration={slug} pois={exploration.poi_count} />}
        title={t('poiMap.title')}
        text={t('poiMap.text')}
        crumbs={[
          { to: to.explorations(), label: t('nav.explorations') },
          { to: to.exploration({ exploration: slug }), label: exploration.name },
        ]}
      />
      <Stack gap="lg">
        <PlayingNote explorationId={exploration.id} meaning="playing.meaning.place" />
        <PoiMap key={slug} exploration={slug} />
      </Stack>
    </>
  );
}
