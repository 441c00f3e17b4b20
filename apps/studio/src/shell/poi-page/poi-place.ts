import { useParams } from 'react-router';
import { to } from '#to.ts';

/** What an address opens on the page of a poi. */
export interface PoiPlace {
  /** Slugs. */
  exploration: string;
  poi: string;
  /** Slug of the open task, or `NEW`. */
  task?: string | undefined;
  /** Id or kind of the prerequisite, or `NEW`. */
  prerequisite?: string | undefined;
}

/** Stands in an address for a record that is not stored yet. */
export const NEW = 'create';

/** The place in the address. `isNewTask`: its last word is a task that is not stored yet. */
export function usePoiPlace(isNewTask: boolean): PoiPlace {
  const { exploration = '', poi = '', task = isNewTask ? NEW : undefined, prerequisite } = useParams();
  return { exploration, poi, task, prerequisite };
}

export function addressOfPlace({ task, prerequisite, ...at }: PoiPlace): string {
  if (task !== undefined) return task === NEW ? to.newTask(at) : to.task({ ...at, task });
  if (prerequisite === undefined) return to.poi(at);
  return prerequisite === NEW ? to.newPrerequisite(at) : to.prerequisite({ ...at, prerequisite });
}

/** Whether an address shows the page of this poi: the poi itself, or the page with a task or prerequisite open. */
export function isPageOf(at: PoiPlace, pathname: string): boolean {
  if (pathname === to.poi(at)) return true;
  const list = [to.tasks(at), to.prerequisites(at)].find((address) => pathname.startsWith(`${address}/`));
  return list !== undefined && !pathname.slice(list.length + 1).includes('/');
}
