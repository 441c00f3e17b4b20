import '#i18n/spots.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditSpot } from '#features/spots/edit-spot.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { managedSpot } from '#shell/managed-spot.ts';
import { SpotHeader } from '#shell/spot-header.tsx';

export default function SpotPage() {
  const { exploration = '', poi = '' } = useParams();
  const { data: spot } = useSuspenseQuery(managedSpot({ exploration, poi }));
  return (
    <>
      <SpotHeader spot={spot} actions={<ViewAsPlayer spot={spot} />} />
      <EditSpot key={spot.id} spot={spot} />
    </>
  );
}
