import { expect } from '@playwright/test';
import type { ShareEntry } from '@puzzle-runs/contract/management/progress.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { TestAccount, TestAccounts } from '../accounts.ts';

interface Fixtures {
  accounts: TestAccounts;
  testSite: { studioUrl: string };
}

type Headers = Record<string, string>;

/** Calls the API without a browser. */
async function callApi<Answer>(url: string, { headers, body }: { headers: Headers; body?: object }): Promise<Answer> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  expect(response.ok, url).toBe(true);
  return response.json();
}

/**
 * Joins a battle as a team and answers its tasks in order, rightly or wrongly; then the organiser gives it `bonus`.
 * @returns the id of its first poi, and a function that sends something else as this team
 */
export async function playByApi(
  { accounts, testSite }: Fixtures,
  {
    account,
    battle,
    team,
    answers,
    bonus,
  }: {
    account: TestAccount;
    /** Slug of the battle. */
    battle: string;
    /** Name of the team. */
    team: string;
    answers: readonly (string | number)[];
    bonus?: { points: number; reason: string };
  },
) {
  const api = `${testSite.studioUrl}/api`;
  const organiser = await accounts.authorization(account);
  const cards = await callApi<{ rows: ShareEntry[] }>(`${api}/battles/share?name=${encodeURIComponent(battle)}`, {
    headers: organiser,
  });
  const card = cards.rows.find(({ Team }) => Team.name === team);
  const { exploration_id, battle_id, team_id } = card ?? {};
  const { tokenType, accessToken } = await callApi<{ tokenType: string; accessToken: string }>(
    `${api}/exploration/join`,
    {
      headers: {},
      body: { exploration_id, battle_id, team_id },
    },
  );
  const headers = { authorization: `${tokenType} ${accessToken}` };
  const { rows } = await callApi<JoinedPois>(`${api}/joined/pois`, { headers });
  const send = (path: string, body: object) =>
    fetch(`${api}/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const tasks = rows.flatMap((poi) => ('Tasks' in poi ? poi.Tasks : []));
  for (const [index, answer] of answers.entries()) {
    const task = tasks[index];
    const body = { progress_type: 'task', progress_id: task?.id, task_type: task?.task_type, answer };
    expect([200, 422]).toContain((await send('progress', body)).status);
  }
  if (bonus) await callApi(`${api}/battles/${battle_id}/points`, { headers: organiser, body: { team_id, ...bonus } });
  return { poi: rows[0]?.id, send };
}
