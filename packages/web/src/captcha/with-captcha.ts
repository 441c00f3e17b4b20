import { failureCodeOf } from '../api/api-problem.ts';

/** Headers of a call that may need a captcha. */
interface CaptchaHeaders {
  'x-captcha'?: string;
}

/** The price may rise again while a phone solves: each further captcha costs it up to half a minute. */
const CAPTCHAS_MAX = 3;

/** Solves a captcha in the background. @returns the solution as the API takes it */
export async function solveInBrowser(explorationId: number): Promise<string> {
  const { solveCaptcha } = await import('./solve-captcha.ts');
  return solveCaptcha({ exploration_id: explorationId });
}

/**
 * Makes a call that enters a code. If many wrong codes for the run came before, the API asks for a captcha: solves it
 * without asking the player, and calls again.
 */
export async function withCaptcha<T>(
  explorationId: number,
  callWith: (headers: CaptchaHeaders) => Promise<T>,
  solve = solveInBrowser,
): Promise<T> {
  let headers: CaptchaHeaders = {};
  for (let left = CAPTCHAS_MAX; ; left--) {
    try {
      return await callWith(headers);
    } catch (error) {
      if (failureCodeOf(error) !== 'captcha_required' || left === 0) throw error;
      headers = { 'x-captcha': await solve(explorationId) };
    }
  }
}
