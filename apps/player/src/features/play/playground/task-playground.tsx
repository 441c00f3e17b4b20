import { Playground, PoiTasks } from './playground.tsx';
import { TASKS, type TaskTab, taskScript } from './task-scripts.ts';

/** A task of one kind to solve. */
export function TaskPlayground({ tab }: { tab: TaskTab }) {
  return (
    <Playground script={(t) => taskScript([TASKS[tab](t)])}>
      <PoiTasks />
    </Playground>
  );
}
