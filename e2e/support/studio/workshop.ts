import { expect } from '@playwright/test';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask, NewTask } from '@puzzle-runs/contract/management/task.ts';
import type { People, Person } from '../people.ts';
import type { Site } from '../site.ts';
import { newExploration } from './building.ts';
import { freshName } from './creating.ts';

/** What a creator has made before a story begins, and calls that only prepare it. */
export interface Workshop {
  ada: Person;
  poi: ManagedPoi;
  /** Address of the poi's tasks in the studio. */
  tasks: string;
  /** Adds a task to the poi. */
  task(task: Pick<NewTask, 'name' | 'task_type'> & { points?: number; task: object }): Promise<ManagedTask>;
  /** The tasks as they are stored. */
  stored(): Promise<ManagedTask[]>;
  /** Changes a task from another device of the same account. */
  change(task: ManagedTask, change: object): Promise<void>;
}

/** A new account with a draft that has one poi. */
export async function workshop(people: People, place: Pick<Site, 'url'>): Promise<Workshop> {
  const { creator, exploration, poi: addPoi, send } = await newExploration({ people, place }, freshName('Werkstatt'));
  const poi = await addPoi('Dom St. Peter');
  return {
    ada: creator,
    poi,
    tasks: `/management/exploration/${exploration.slug}/poi/${poi.slug}/task`,
    async task(task) {
      const answer = await send('POST', `/pois/${poi.id}/tasks`, { points: 10, ...task });
      expect(answer.ok, task.name).toBe(true);
      return answer.json();
    },
    async stored() {
      const address = `${place.url}/api/management/pois?exploration_name=${exploration.slug}&show=task`;
      const answer = await fetch(address, { headers: await people.authorization(creator) });
      return (await answer.json()).rows[0].Tasks;
    },
    async change({ id }, change) {
      const answer = await send('PATCH', `/pois/${poi.id}/tasks/${id}`, change);
      expect(answer.ok, 'change').toBe(true);
    },
  };
}
