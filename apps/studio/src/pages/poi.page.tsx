import '#i18n/pois.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditPoi } from '#features/pois/edit-poi.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { poiQuery } from '#shell/poi-query.ts';

export default function PoiPage() {
  const { exploration = '', poi: slug = '' } = useParams();
  const { data: poi } = useSuspenseQuery(poiQuery({ exploration, poi: slug }));
  return (
    <>
      <PoiHeader poi={poi} actions={<ViewAsPlayer poi={poi} />} />
      <EditPoi key={poi.id} poi={poi} />
    </>
  );
}
