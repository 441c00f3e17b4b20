import '#i18n/spots.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/deleted.tsx';
import { to } from '#to.ts';

export default function SpotDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  return (
    <Deleted
      title={t('spots.deleted.title')}
      text={t('spots.deleted.text')}
      back={{ to: to.spots({ exploration }), label: t('spots.back') }}
    />
  );
}
