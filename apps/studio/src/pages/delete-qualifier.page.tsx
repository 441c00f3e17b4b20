import '#i18n/spots.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeleteQualifier } from '#features/qualifiers/delete-qualifier.tsx';
import { qualifierOf } from '#features/qualifiers/qualifier-of.ts';
import { managedSpot } from '#shell/managed-spot.ts';
import { SpotHeader } from '#shell/spot-header.tsx';
import { to } from '#to.ts';
import { Measure } from '#ui/measure.tsx';

export default function DeleteQualifierPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '', prerequisite = '' } = useParams();
  const { data: spot } = useSuspenseQuery(managedSpot({ exploration, poi }));
  return (
    <>
      <SpotHeader
        spot={spot}
        title={t('qualifier.delete.title')}
        crumbs={[{ to: to.qualifiers({ exploration, poi }), label: t('spot.tab.qualifiers') }]}
      />
      <Measure>
        <DeleteQualifier spot={spot} qualifier={qualifierOf(spot, prerequisite)} />
      </Measure>
    </>
  );
}
