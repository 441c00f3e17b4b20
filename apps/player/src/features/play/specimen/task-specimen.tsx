import { PoiTasks } from './poi-tasks.tsx';
import { Specimen } from './specimen.tsx';
import { TASKS, type TaskTab, taskScript } from './task-scripts.ts';

/** A task of one kind, to be solved. */
export function TaskSpecimen({ tab }: { tab: TaskTab }) {
  return (
    <Specimen script={(t) => taskScript([TASKS[tab](t)])}>
      <PoiTasks />
    </Specimen>
  );
}
