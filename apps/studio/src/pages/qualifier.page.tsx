import '#i18n/spots.ts';
import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { QualifierForm } from '#features/qualifiers/qualifier-form.tsx';
import { qualifierOf } from '#features/qualifiers/qualifier-of.ts';
import { UnreachableNote } from '#features/qualifiers/unreachable-note.tsx';
import { managedSpot } from '#shell/managed-spot.ts';
import { SpotHeader } from '#shell/spot-header.tsx';
import { to } from '#to.ts';
import { Measure } from '#ui/measure.tsx';

export default function QualifierPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '', prerequisite = '' } = useParams();
  const { data: spot } = useSuspenseQuery(managedSpot({ exploration, poi }));
  const stored = prerequisite === 'create' ? undefined : qualifierOf(spot, prerequisite);
  return (
    <>
      <SpotHeader
        spot={spot}
        title={t(stored ? 'qualifier.edit' : 'qualifier.new')}
        crumbs={[{ to: to.qualifiers({ exploration, poi }), label: t('spot.tab.qualifiers') }]}
      />
      <Measure>
        <Stack>
          <UnreachableNote spot={spot} />
          <QualifierForm key={`${spot.id}/${prerequisite}`} spot={spot} stored={stored} />
        </Stack>
      </Measure>
    </>
  );
}
