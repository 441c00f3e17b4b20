import { expect } from '@playwright/test';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';

/**
 * Joins a run alone and answers its tasks in order, without a browser; a list holds the answers to one task, one after another.
 * @returns the tasks, and a function that sends something else as this player
 */
export async function playAloneByApi(
  { studioUrl }: { studioUrl: string },
  { explorationId, answers }: { explorationId: number; answers: readonly (readonly string[])[] },
): Promise<{ tasks: { id: number }[]; send: (path: string, body: object, method?: 'POST' | 'PUT') => Promise<void> }> {
  const send = (path: string, body: object, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${studioUrl}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const joined = await send('exploration/join', { exploration_id: explorationId, language: 'de' });
  expect(joined.ok).toBe(true);
  const { tokenType, accessToken } = await joined.json();
  const headers = { authorization: `${tokenType} ${accessToken}` };
  const pois: JoinedPois = await (await fetch(`${studioUrl}/api/joined/pois`, { headers })).json();
  const tasks = pois.rows.flatMap((poi) => ('Tasks' in poi ? poi.Tasks : []));
  for (const [index, texts] of answers.entries()) {
    for (const answer of texts) {
      const task = tasks[index];
      const body = { progress_type: 'task', progress_id: task?.id, task_type: task?.task_type, answer };
      expect([200, 422]).toContain((await send('progress', body, headers)).status);
    }
  }
  return {
    tasks,
    async send(path, body, method) {
      expect((await send(path, body, headers, method)).status, path).toBe(200);
    },
  };
}
