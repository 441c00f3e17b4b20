import { failureCodeOf } from '../api/api-problem.ts';

/** Headers of a call that may need a captcha. */
interface CaptchaHeaders {
  'x-captcha'?: string;
}

/**
 * Makes a call that enters a code. If many wrong codes for the run came before, the API asks for a captcha: solves it without asking the
 * player, and calls again.
 */
export async function withCaptcha<T>(
  explorationId: number,
  callWith: (headers: CaptchaHeaders) => Promise<T>,
): Promise<T> {
  try {
    return await callWith({});
  } catch (error) {
    if (failureCodeOf(error) !== 'captcha_required') throw error;
    const { solveCaptcha } = await import('./solve-captcha.ts');
    return callWith({ 'x-captcha': await solveCaptcha({ exploration_id: explorationId }) });
  }
}
