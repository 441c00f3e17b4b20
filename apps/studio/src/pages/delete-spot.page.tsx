import '#i18n/spots.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeleteSpot } from '#features/spots/delete-spot.tsx';
import { managedSpot } from '#shell/managed-spot.ts';
import { SpotHeader } from '#shell/spot-header.tsx';
import { Measure } from '#ui/measure.tsx';

export default function DeleteSpotPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  const { data: spot } = useSuspenseQuery(managedSpot({ exploration, poi }));
  return (
    <>
      <SpotHeader spot={spot} title={t('spots.delete.title')} />
      <Measure>
        <DeleteSpot spot={spot} />
      </Measure>
    </>
  );
}
