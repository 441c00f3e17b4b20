import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditPoi } from '#features/pois/edit-poi.tsx';
import { poiQuery } from '#shell/poi-query.ts';

export default function PoiPage() {
  const { exploration = '', poi: slug = '' } = useParams();
  const { data: poi } = useSuspenseQuery(poiQuery({ exploration, poi: slug }));
  return <EditPoi key={poi.id} poi={poi} />;
}
