import '#i18n/pois.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/form/deleted.tsx';
import { to } from '#to.ts';

export default function PrerequisiteDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  return (
    <Deleted
      title={t('prerequisites.deleted.title')}
      text={t('prerequisites.deleted.text')}
      back={{ to: to.prerequisites({ exploration, poi }), label: t('prerequisites.back') }}
    />
  );
}
