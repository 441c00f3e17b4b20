import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PoiMap } from '#features/pois/map/poi-map.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { WayParts } from '#shell/navigation/run-tabs.tsx';
import { PlayingNote } from '#shell/playing-note.tsx';

export default function PoiMapPage() {
  const { t } = useTranslation(poisTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <RunHeader
        exploration={exploration}
        part={t('poiMap.title')}
        parts={<WayParts exploration={slug} />}
        text={t('poiMap.text')}
      />
      <Stack gap="lg">
        <PlayingNote explorationId={exploration.id} meaning="playing.meaning.place" />
        <PoiMap key={slug} exploration={slug} postalCode={exploration.postal_code} />
      </Stack>
    </>
  );
}
