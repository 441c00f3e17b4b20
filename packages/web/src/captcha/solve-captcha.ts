import { solveChallengeWorkers } from 'altcha/lib';
import Worker from 'altcha/workers/pbkdf2?worker';
import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';

/**
 * Requests the challenge that joining a run needs after many wrong codes, and solves it in the background.
 * @returns the value of the header `x-captcha`
 */
export async function solveCaptcha(explorationId: number): Promise<string> {
  const challenge = await call(routes.captcha.challenge, { query: { exploration_id: explorationId } });
  const solution = await solveChallengeWorkers({ challenge, concurrency: 2, createWorker: () => new Worker() });
  return btoa(JSON.stringify({ challenge, solution }));
}
