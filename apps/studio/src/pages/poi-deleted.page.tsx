import '#i18n/pois.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/form/deleted.tsx';
import { to } from '#to.ts';

export default function PoiDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  return (
    <Deleted
      title={t('pois.deleted.title')}
      text={t('pois.deleted.text')}
      back={{ to: to.pois({ exploration }), label: t('pois.back') }}
    />
  );
}
