import { expect } from '@playwright/test';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask, NewTask } from '@puzzle-runs/contract/management/task.ts';
import { newRun } from './building.ts';
import { freshName } from './creating.ts';
import type { People, Person } from './people.ts';
import type { Site } from './site.ts';

/** What a creator has made before a story begins, and calls that only prepare it. */
export interface Workshop {
  ada: Person;
  spot: ManagedPoi;
  /** Address of the spot's quests in the studio. */
  quests: string;
  /** Adds a quest to the spot. */
  quest(task: Pick<NewTask, 'name' | 'task_type'> & { points?: number; task: object }): Promise<ManagedTask>;
  /** The quests as they are stored. */
  stored(): Promise<ManagedTask[]>;
  /** Changes a quest as somebody else with the same account does. */
  change(task: ManagedTask, change: object): Promise<void>;
}

/** A new account with a draft that has one spot. */
export async function workshop(people: People, place: Pick<Site, 'url'>): Promise<Workshop> {
  const { creator, run, spot: addSpot, send } = await newRun({ people, place }, freshName('Werkstatt'));
  const spot = await addSpot('Dom St. Peter');
  return {
    ada: creator,
    spot,
    quests: `/management/exploration/${run.slug}/poi/${spot.slug}/task`,
    async quest(task) {
      const answer = await send('POST', `/pois/${spot.id}/tasks`, { points: 10, ...task });
      expect(answer.ok, task.name).toBe(true);
      return answer.json();
    },
    async stored() {
      const address = `${place.url}/api/management/pois?exploration_name=${run.slug}&show=task`;
      const answer = await fetch(address, { headers: await people.authorization(creator) });
      return (await answer.json()).rows[0].Tasks;
    },
    async change({ id }, change) {
      const answer = await send('PATCH', `/pois/${spot.id}/tasks/${id}`, change);
      expect(answer.ok, 'change').toBe(true);
    },
  };
}
