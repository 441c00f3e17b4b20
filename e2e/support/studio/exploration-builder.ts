import { expect } from '@playwright/test';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import type { TestSite } from '../site.ts';

interface At {
  testSite: Pick<TestSite, 'url'>;
  accounts: TestAccounts;
}

/** Builds a run by API calls, as preparation of a story. */
export interface ExplorationBuilder {
  creator: TestAccount;
  exploration: ManagedExploration;
  /** Adds a poi with an address. */
  poi(name: string): Promise<ManagedPoi>;
  /** Adds a task with these points to a poi. */
  task(poi: ManagedPoi, points: number): Promise<void>;
  /** Publishes the run; returns the HTTP status. */
  publish(): Promise<number>;
  /** Sends any call as the creator. */
  send(method: string, path: string, body?: object): Promise<Response>;
}

/** A creator with a new run. */
export async function newExploration(
  { testSite, accounts }: At,
  name: string,
  creator?: TestAccount,
): Promise<ExplorationBuilder> {
  const account = creator ?? (await accounts.registered());
  const headers = { 'content-type': 'application/json', ...(await accounts.authorization(account)) };
  const send = (method: string, path: string, body?: object) =>
    fetch(`${testSite.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const create = async (path: string, body: object) => {
    const response = await send('POST', path, body);
    expect(response.ok, path).toBe(true);
    return response.json();
  };
  const exploration = await create('/explorations', { name, description: '<p>Los!</p>', postal_code: '93047' });
  return {
    creator: account,
    exploration,
    send,
    poi: (title) =>
      create('/pois', {
        exploration_name: exploration.slug,
        name: title,
        description: '<p>Hier.</p>',
        location_type: 'address',
        location: { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' },
      }),
    async task(poi, points) {
      await create(`/pois/${poi.id}/tasks`, {
        name: `Quest ${points}`,
        description: '<p>Wie viele?</p>',
        points,
        attempts: null,
        task_type: 'guess_number',
        task: { answer: 3, range_from: null, range_to: null },
      });
    },
    publish: async () => (await send('PUT', `/explorations/${exploration.id}/published`, { published: true })).status,
  };
}

/** The first spot of a run with its quests, as stored. */
export async function storedPoi({ send, exploration }: ExplorationBuilder) {
  const { rows } = await (await send('GET', `/management/pois?exploration_name=${exploration.slug}&show=task`)).json();
  return rows[0];
}
