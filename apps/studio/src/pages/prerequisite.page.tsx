import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PrerequisiteForm } from '#features/prerequisites/prerequisite-form.tsx';
import { prerequisiteOf } from '#features/prerequisites/prerequisite-of.ts';
import { UnreachableNote } from '#features/prerequisites/unreachable-note.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { poiQuery } from '#shell/poi-query.ts';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function PrerequisitePage() {
  const { t } = useTranslation(poisTexts);
  const { exploration = '', poi: slug = '', prerequisite = '' } = useParams();
  const { data: poi } = useSuspenseQuery(poiQuery({ exploration, poi: slug }));
  const stored = prerequisite === 'create' ? undefined : prerequisiteOf(poi, prerequisite);
  return (
    <>
      <PoiHeader
        poi={poi}
        title={t(stored ? 'prerequisite.edit' : 'prerequisite.new')}
        crumbs={[{ to: to.prerequisites({ exploration, poi: slug }), label: t('poi.tab.prerequisites') }]}
      />
      <ReadableWidth>
        <Stack>
          <UnreachableNote poi={poi} />
          <PrerequisiteForm key={`${poi.id}/${prerequisite}`} poi={poi} stored={stored} />
        </Stack>
      </ReadableWidth>
    </>
  );
}
