import type { CaptchaChallenge } from '@puzzle-runs/contract/captcha.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { describe, expect, test } from 'vitest';
import { rowCounts } from '#testing/database/row-counts.ts';
import { solved, solvedCaptcha } from '#testing/solve-captcha.ts';
import { fileApp, testApp } from '#testing/test-app.ts';
import { checkCaptcha, consumeCaptcha, makeChallenge } from './captcha.service.ts';

const { client, given, as, deps, url } = await fileApp();
const refused = { status: 400, body: { errors: [{ code: 'incorrect_entry', path: 'captcha' }] } };
let accounts = 0;

/** Requests the deletion of a new account with this captcha. */
async function forfeitWith(captcha: string) {
  const ada = as(await given.session(++accounts));
  return ada.users.forfeit({ body: { confirmation: true, captcha } });
}

async function challenge(): Promise<CaptchaChallenge> {
  const answer = await client.captcha.challenge();
  if (answer.status !== 200) throw new Error(`captcha responded with ${answer.status}`);
  return answer.body;
}

test('each challenge is different, and nothing of it is stored', async () => {
  const before = await rowCounts(deps.store);
  const [one, other] = [await challenge(), await challenge()];
  expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
  expect(one.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1_000 });
  expect(one.parameters.expiresAt * 1_000 - Date.now()).toBeGreaterThan(9 * 60_000);
  expect(await rowCounts(deps.store)).toEqual(before);
});

test('accepts a solved challenge only once', async () => {
  const captcha = await solvedCaptcha(client);
  expect(await forfeitWith(captcha)).toMatchObject({ status: 200 });
  expect(await forfeitWith(captcha)).toMatchObject(refused);
});

test('accepts it only once also when it is sent concurrently and to another process', async () => {
  const check = await checkCaptcha(deps, await solvedCaptcha(client));
  const use = ({ store }: typeof deps) => store.transact((tx) => consumeCaptcha(tx, check));
  const uses = await Promise.allSettled(Array.from({ length: 10 }, () => use(deps)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(use((await testApp({ url })).deps)).rejects.toBeInstanceOf(Problem);
});

test('does not use up the captcha when the request is refused for another reason', async () => {
  const captcha = await solvedCaptcha(client);
  const ada = as(await given.session(++accounts));
  await ada.users.forfeit({ body: { confirmation: true, captcha: await solvedCaptcha(client) } });
  const again = await ada.users.forfeit({ body: { confirmation: true, captcha } });
  expect(again.body).toEqual({ errors: [{ code: 'code_already_created' }] });
  expect(await forfeitWith(captcha)).toMatchObject({ status: 200 });
});

describe('refuses as captcha', () => {
  /** A solved captcha with a changed payload. */
  function altered(captcha: string, change: (payload: ReturnType<typeof read>) => unknown): string {
    const payload = read(captcha);
    change(payload);
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  }

  function read(captcha: string) {
    return JSON.parse(Buffer.from(captcha, 'base64').toString()) as {
      challenge: CaptchaChallenge;
      solution: { counter: number; derivedKey: string };
    };
  }

  test.each<[string, (captcha: string) => string]>([
    ['nothing', () => ''],
    ['a word', () => 'agree'],
    ['JSON of something else', () => Buffer.from('{"challenge":{}}').toString('base64')],
    ['null', () => Buffer.from('null').toString('base64')],
    ['a wrong counter', (captcha) => altered(captcha, ({ solution }) => (solution.counter += 1))],
    [
      'a counter that is not a number',
      (captcha) => altered(captcha, ({ solution }) => Object.assign(solution, { counter: '1' })),
    ],
    ['a wrong key', (captcha) => altered(captcha, ({ solution }) => (solution.derivedKey = '00'.repeat(32)))],
    [
      'a challenge that was made easier',
      (captcha) => altered(captcha, ({ challenge: { parameters } }) => (parameters.keyPrefix = '00')),
    ],
    [
      'a challenge that was made to last',
      (captcha) => altered(captcha, ({ challenge: { parameters } }) => (parameters.expiresAt += 1)),
    ],
    ['a challenge without a signature', (captcha) => altered(captcha, ({ challenge: made }) => (made.signature = ''))],
  ])('%s', async (_what, change) => {
    expect(await forfeitWith(change(await solvedCaptcha(client)))).toMatchObject(refused);
  });

  test('a challenge of another server', async () => {
    expect(await forfeitWith(await solved(await makeChallenge({ secret: 'of another server' })))).toMatchObject(
      refused,
    );
  });

  test('an expired challenge', async () => {
    expect(await forfeitWith(await solved(await makeChallenge(deps, { expiresAt: Date.now() - 1_000 })))).toMatchObject(
      refused,
    );
  });
});
