import { useTranslation } from 'react-i18next';
import { DeleteTask } from '#features/tasks/delete-task.tsx';
import { usePoi, useTask } from '#features/tasks/use-task.ts';
import { tasksTexts } from '#i18n/tasks.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function DeleteTaskPage() {
  const { t } = useTranslation(tasksTexts);
  const poi = usePoi();
  const task = useTask();
  return (
    <>
      <PoiHeader poi={poi} title={t('task.delete.title')} />
      <ReadableWidth>
        <DeleteTask poi={poi} task={task} />
      </ReadableWidth>
    </>
  );
}
