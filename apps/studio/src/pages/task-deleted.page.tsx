import '#i18n/tasks.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Deleted } from '#shell/form/deleted.tsx';
import { to } from '#to.ts';

export default function TaskDeletedPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  return (
    <Deleted
      title={t('task.deleted.title')}
      text={t('task.deleted.text')}
      back={{ to: to.tasks({ exploration, poi }), label: t('task.deleted.back') }}
    />
  );
}
