import { TaskEditor } from '#features/tasks/task-editor.tsx';
import { usePoi } from '#features/tasks/use-task.ts';

export default function NewTaskPage() {
  const poi = usePoi();
  return <TaskEditor key={poi.id} poi={poi} task={undefined} />;
}
