import '#i18n/tasks.ts';
import { TaskEditor } from '#features/tasks/task-editor.tsx';
import { usePoi, useTask } from '#features/tasks/use-task.ts';

export default function TaskPage() {
  const poi = usePoi();
  const task = useTask();
  return <TaskEditor key={task.id} poi={poi} task={task} />;
}
