import '#i18n/spots.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/deleted.tsx';
import { to } from '#to.ts';

export default function QualifierDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  return (
    <Deleted
      title={t('qualifiers.deleted.title')}
      text={t('qualifiers.deleted.text')}
      back={{ to: to.qualifiers({ exploration, poi }), label: t('qualifiers.back') }}
    />
  );
}
