import { TaskReports } from '#features/feedback/task-reports.tsx';
import { TaskEditor } from '#features/tasks/task-editor.tsx';
import { usePoi, useTask } from '#features/tasks/use-task.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import styles from './task.page.module.css';

export default function TaskPage() {
  const poi = usePoi();
  const task = useTask();
  return (
    <>
      <TaskEditor key={task.id} poi={poi} task={task} />
      <div className={styles.reports}>
        <PageBoundary>
          <TaskReports key={task.id} exploration={poi.Exploration} taskId={task.id} />
        </PageBoundary>
      </div>
    </>
  );
}
