import '#i18n/quests.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/deleted.tsx';
import { to } from '#to.ts';

export default function QuestDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  return <Deleted back={to.quests({ exploration, poi })} action={t('quest.deleted.back')} />;
}
