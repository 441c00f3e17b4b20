/** Id of the part of a poi's page that contains its tasks. */
export const TASKS_ID = 'quests';

/** Moves to the tasks of a poi, also for readers who follow the focus. */
export function showTasks(): void {
  const tasks = document.getElementById(TASKS_ID);
  tasks?.focus({ preventScroll: true });
  tasks?.scrollIntoView();
}
