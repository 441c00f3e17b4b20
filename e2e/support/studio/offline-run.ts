import { expect } from '@playwright/test';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import type { TestAccounts } from '../accounts.ts';
import type { TestSite } from '../site.ts';
import { uniqueName } from './creator-setup.ts';

interface At {
  testSite: Pick<TestSite, 'url'>;
  accounts: TestAccounts;
}

/** A published run that is playable without a network. */
export interface PlayableOffline {
  name: string;
  /** Changes the answer of a number task, as its creator. */
  changeNumber(task: string, answer: number): Promise<void>;
  /** Adds a number task to the first poi. @returns deletes it again */
  addNumber(task: string, answer: number): Promise<() => Promise<void>>;
  /** Lets a team play the run in a Versus that ends in an hour and allows playing without a network. @returns the path of its join link */
  battle(): Promise<string>;
}

const HOUR_MS = 3_600_000;

const POIS = [
  {
    name: 'Brücke',
    location_type: 'coordinates',
    location: { latitude: 49.02, longitude: 12.09 },
    tasks: [{ name: 'Bögen', task_type: 'guess_number', points: 10, attempts: 3, task: { answer: 16 } }],
  },
  {
    name: 'Markt',
    location_type: 'hint',
    location: [{ hint_type: 'text', hint_value: 'Am Rathaus', cost: 0 }],
    arrival_radius: 30,
    arrival_code: 'K7M2QX',
    target: { latitude: 49.021, longitude: 12.091 },
    prerequisites: [{ unlock_type: 'points', value: 10 }],
    tasks: [{ name: 'Türme', task_type: 'guess_text', points: 10, task: { answers: ['Zwei'] } }],
  },
];

/** Publishes a run; without other `spots`, its second one unlocks with the points of the first and opens with a code. */
export async function runPlayableOffline(
  { testSite, accounts }: At,
  spots: readonly { tasks: readonly object[] }[] = POIS,
): Promise<PlayableOffline> {
  const account = await accounts.registered();
  const headers = { 'content-type': 'application/json', ...(await accounts.authorization(account)) };
  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`${testSite.url}/api${path}`, { method, headers, body: JSON.stringify(body) ?? null });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response.json();
  }
  const texts = { description: '<p>Am Fluss entlang.</p>' };
  const pois = spots.map((poi) => ({ ...poi, ...texts, tasks: poi.tasks.map((task) => ({ ...task, ...texts })) }));
  const exploration = { name: uniqueName('Funkloch'), ...texts, postal_code: '93047', playable_offline: true, pois };
  const body = { format: 'puzzle-run/1', exploration };
  const { id, name, slug } = await send('POST', '/management/explorations/file', body);
  await send('PUT', `/explorations/${id}/published`, { published: true });
  async function readPois(): Promise<ManagedPoi[]> {
    return (await send('GET', `/management/pois?exploration_name=${slug}&show=task`)).rows;
  }
  return {
    name,
    async battle() {
      const ends_at = new Date(Date.now() + HOUR_MS).toISOString();
      const battle = await send('POST', '/battles', { name: uniqueName('Duell'), ends_at, playable_offline: true });
      const team = await send('POST', '/teams', { name: uniqueName('Füchse') });
      await send('POST', `/battles/${battle.id}/participants`, { exploration_id: id, team_id: team.id });
      return joinAddress('', { exploration_id: id, battle_id: battle.id, team_id: team.id });
    },
    async addNumber(task, answer) {
      const [poi] = await readPois();
      const content = { task_type: 'guess_number', points: 10, task: { answer } };
      const { id: taskId } = await send('POST', `/pois/${poi?.id}/tasks`, { name: task, ...texts, ...content });
      return () => send('DELETE', `/pois/${poi?.id}/tasks/${taskId}`, {});
    },
    async changeNumber(wanted, answer) {
      const rows = await readPois();
      const tasks = rows.flatMap(({ id, Tasks = [] }) => Tasks.map((task) => ({ ...task, poiId: id })));
      const task = tasks.find((each) => each.name === wanted);
      await send('PATCH', `/pois/${task?.poiId}/tasks/${task?.id}/guessNumber`, { answer });
    },
  };
}
