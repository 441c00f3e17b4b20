import { solveChallengeWorkers } from 'altcha/lib';
import Worker from 'altcha/workers/pbkdf2?worker';
import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';

/**
 * Requests the challenge that joining a run needs after many wrong codes, or registering a team for a battle, and
 * solves it in the background.
 * @returns the solution as the API takes it
 */
export async function solveCaptcha(query: { exploration_id: number } | { battle_id: number }): Promise<string> {
  const challenge = await call(routes.captcha.challenge, { query });
  const solution = await solveChallengeWorkers({ challenge, concurrency: 2, createWorker: () => new Worker() });
  return btoa(JSON.stringify({ challenge, solution }));
}
