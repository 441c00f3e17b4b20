import '#i18n/spots.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/deleted.tsx';
import { to } from '#to.ts';

export default function SpotDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  return <Deleted back={to.spots({ exploration })} action={t('spots.back')} />;
}
