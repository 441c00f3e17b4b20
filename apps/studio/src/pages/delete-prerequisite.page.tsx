import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeletePrerequisite } from '#features/prerequisites/delete-prerequisite.tsx';
import { prerequisiteOf } from '#features/prerequisites/prerequisite-of.ts';
import { poisTexts } from '#i18n/pois.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { poiQuery } from '#shell/poi-query.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function DeletePrerequisitePage() {
  const { t } = useTranslation(poisTexts);
  const { exploration = '', poi: slug = '', prerequisite = '' } = useParams();
  const { data: poi } = useSuspenseQuery(poiQuery({ exploration, poi: slug }));
  return (
    <>
      <PoiHeader poi={poi} title={t('prerequisite.delete.title')} />
      <ReadableWidth>
        <DeletePrerequisite poi={poi} prerequisite={prerequisiteOf(poi, prerequisite)} />
      </ReadableWidth>
    </>
  );
}
