import '#i18n/tasks.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TaskList } from '#features/tasks/task-list.tsx';
import { usePoi } from '#features/tasks/use-task.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { to } from '#to.ts';

export default function TasksPage() {
  const { t } = useTranslation();
  const poi = usePoi();
  return (
    <>
      <PoiHeader
        poi={poi}
        open={t('task.list')}
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
      <TaskList key={poi.id} poi={poi} />
    </>
  );
}
