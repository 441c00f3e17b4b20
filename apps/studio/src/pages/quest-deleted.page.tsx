import '#i18n/quests.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/deleted.tsx';
import { to } from '#to.ts';

export default function QuestDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  return (
    <Deleted
      title={t('quest.deleted.title')}
      text={t('quest.deleted.text')}
      back={{ to: to.quests({ exploration, poi }), label: t('quest.deleted.back') }}
    />
  );
}
