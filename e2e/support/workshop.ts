import { expect } from '@playwright/test';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask, NewTask } from '@puzzle-runs/contract/management/task.ts';
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
export async function workshop(people: People, { url }: Pick<Site, 'url'>): Promise<Workshop> {
  const ada = await people.member();
  const headers = { 'content-type': 'application/json', ...(await people.authorization(ada)) };

  async function place(method: string, path: string, body?: object) {
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return answer.json();
  }

  const name = `Werkstatt ${ada.email.slice(4, 12)}`;
  const run = await place('POST', '/explorations', { name, description: '<p>Lauf</p>', postal_code: '93047' });
  const spot: ManagedPoi = await place('POST', '/pois', {
    exploration_name: run.slug,
    name: 'Dom St. Peter',
    description: '<p>Am Dom</p>',
    location_type: 'coordinates',
    location: { latitude: '49,02', longitude: '12,1' },
  });
  return {
    ada,
    spot,
    quests: `/management/exploration/${run.slug}/poi/${spot.slug}/task`,
    quest: (task) => place('POST', `/pois/${spot.id}/tasks`, { points: 10, ...task }),
    async stored() {
      const { rows } = await place('GET', `/management/pois?exploration_name=${run.slug}&show=task`);
      return rows[0].Tasks;
    },
    change: ({ id }, change) => place('PATCH', `/pois/${spot.id}/tasks/${id}`, change),
  };
}
