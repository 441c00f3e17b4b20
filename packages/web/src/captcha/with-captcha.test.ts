import { expect, test } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import { withCaptcha } from './with-captcha.ts';

/** Calls an API that accepts the captcha `accepted`; returns the captchas that it got. */
async function callAccepting(accepted: string) {
  const got: (string | undefined)[] = [];
  let solved = 0;
  const outcome = await withCaptcha(
    1,
    async ({ 'x-captcha': captcha }) => {
      got.push(captcha);
      if (captcha !== accepted) throw new ApiProblem(429, 'captcha_required');
      return 'joined';
    },
    async () => String(++solved),
  ).catch(({ code }: ApiProblem) => code);
  return { got, outcome };
}

test('solves another captcha when the price rose while it was solved', async () => {
  expect(await callAccepting('2')).toEqual({ got: [undefined, '1', '2'], outcome: 'joined' });
});

test('gives up after three captchas', async () => {
  expect(await callAccepting('4')).toEqual({ got: [undefined, '1', '2', '3'], outcome: 'captcha_required' });
});

test('solves no captcha for another refusal', async () => {
  const refused = () => Promise.reject(new ApiProblem(403, 'wrong_exploration_code'));
  const solve = () => Promise.reject(new Error('solved'));
  await expect(withCaptcha(1, refused, solve)).rejects.toMatchObject({ code: 'wrong_exploration_code' });
});
