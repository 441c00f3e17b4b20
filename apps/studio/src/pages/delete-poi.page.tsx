import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeletePoi } from '#features/pois/delete-poi.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { poiQuery } from '#shell/poi-query.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function DeletePoiPage() {
  const { t } = useTranslation(poisTexts);
  const { exploration = '', poi: slug = '' } = useParams();
  const { data: poi } = useSuspenseQuery(poiQuery({ exploration, poi: slug }));
  return (
    <>
      <PoiHeader poi={poi} title={t('pois.delete.title')} />
      <ReadableWidth>
        <DeletePoi poi={poi} />
      </ReadableWidth>
    </>
  );
}
