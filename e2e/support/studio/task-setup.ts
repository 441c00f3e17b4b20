import { expect } from '@playwright/test';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask, NewTask } from '@puzzle-runs/contract/management/task.ts';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import type { TestSite } from '../site.ts';
import { uniqueName } from './creator-setup.ts';
import { newExploration } from './exploration-builder.ts';

/** A draft with one poi, and API calls that prepare its tasks. */
export interface TaskSetup {
  creator: TestAccount;
  poi: ManagedPoi;
  /** Address of the poi's tasks in the studio. */
  tasks: string;
  /** Adds a task to the poi. */
  task(task: Pick<NewTask, 'name' | 'task_type'> & { points?: number; task: object }): Promise<ManagedTask>;
  /** The tasks as they are stored. */
  stored(): Promise<ManagedTask[]>;
  /** Changes a task as another device with the same account would. */
  change(task: ManagedTask, change: object): Promise<void>;
}

/** Creates an account with a draft that has one poi. */
export async function setUpTasks(accounts: TestAccounts, testSite: Pick<TestSite, 'url'>): Promise<TaskSetup> {
  const {
    creator,
    exploration,
    poi: addPoi,
    send,
  } = await newExploration({ accounts, testSite }, uniqueName('Werkstatt'));
  const poi = await addPoi('Dom St. Peter');
  return {
    creator,
    poi,
    tasks: `/management/exploration/${exploration.slug}/poi/${poi.slug}/task`,
    async task(task) {
      const response = await send('POST', `/pois/${poi.id}/tasks`, { points: 10, ...task });
      expect(response.ok, task.name).toBe(true);
      return response.json();
    },
    async stored() {
      const address = `${testSite.url}/api/management/pois?exploration_name=${exploration.slug}&show=task`;
      const response = await fetch(address, { headers: await accounts.authorization(creator) });
      return (await response.json()).rows[0].Tasks;
    },
    async change({ id }, change) {
      const response = await send('PATCH', `/pois/${poi.id}/tasks/${id}`, change);
      expect(response.ok, 'change').toBe(true);
    },
  };
}
