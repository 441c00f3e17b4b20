import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TaskList } from '#features/tasks/task-list.tsx';
import { usePoi } from '#features/tasks/use-task.ts';
import { tasksTexts } from '#i18n/tasks.ts';
import { countOpen, useOpenReports } from '#shell/feedback/open-reports.ts';
import { OpenReportsChip } from '#shell/feedback/open-reports-chip.tsx';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { to } from '#to.ts';

export default function TasksPage() {
  const { t } = useTranslation(tasksTexts);
  const poi = usePoi();
  const open = useOpenReports(poi.Exploration.id);
  return (
    <>
      <PoiHeader
        poi={poi}
        part={t('task.list')}
        actions={
          <Button
            component={Link}
            to={to.newTask({ exploration: poi.Exploration.slug, poi: poi.slug })}
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('task.create')}
          </Button>
        }
      />
      <TaskList key={poi.id} poi={poi} note={({ id }) => <OpenReportsChip count={countOpen(open, { taskId: id })} />} />
    </>
  );
}
