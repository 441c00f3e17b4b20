import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { problem } from '#testing/problems.ts';
import { solved } from '#testing/solve-captcha.ts';
import { testApp } from '#testing/test-app.ts';

/** A run with the code `EICHE`, rate limits on, and calls from any address. */
async function guessedRun() {
  const opened = await testApp({ env: { RATE_LIMIT: 'on' } });
  const { given, app } = opened;
  const exploration = await given.exploration({ code: 'EICHE' });
  const join = async (code: string, { address = '10.0.0.1', captcha = '', to = app } = {}) => {
    const response = await to.inject({
      method: 'POST',
      url: '/api/exploration/join',
      payload: { exploration_id: exploration.id, exploration_code: code },
      remoteAddress: address,
      ...(captcha && { headers: { 'x-captcha': captcha } }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const challenge = async (address = '10.0.0.1') => {
    const url = `/api/captcha?exploration_id=${exploration.id}`;
    return (await app.inject({ url, remoteAddress: address })).json();
  };
  return { ...opened, exploration, join, challenge };
}

const required = problem(429, 'captcha_required');

test('after 60 wrong codes the right code joins with a solved captcha, which works once', async () => {
  const { join, challenge } = await guessedRun();
  for (let guess = 0; guess < 60; guess++) await join(`guess-${guess}`);
  expect(await join('EICHE')).toMatchObject(required);

  const captcha = await solved(await challenge());
  expect(await join('EICHE', { captcha })).toMatchObject({ status: 200 });
  expect(await join('EICHE', { captcha })).toMatchObject(required);
  expect(await join('EICHE', { captcha: 'invented' })).toMatchObject(required);
  expect(await join('EICHE', { address: '10.0.0.2' })).toMatchObject({ status: 200 });
});

test('a captcha is checked before the code: a wrong code with a captcha used before does not tell whether it is wrong', async () => {
  const { join, challenge } = await guessedRun();
  for (let guess = 0; guess < 60; guess++) await join(`guess-${guess}`);
  const captcha = await solved(await challenge());
  expect(await join('falsch', { captcha })).toMatchObject(problem(403, 'wrong_exploration_code'));
  expect(await join('falsch', { captcha })).toMatchObject(required);
});

test('600 wrong codes from many addresses make every address solve a captcha', async () => {
  const { join, challenge } = await guessedRun();
  for (let guess = 0; guess < 600; guess++) await join(`guess-${guess}`, { address: `10.1.${guess % 200}.1` });
  expect(await join('EICHE', { address: '10.9.9.9' })).toMatchObject(required);
  const captcha = await solved(await challenge('10.9.9.9'));
  expect(await join('EICHE', { address: '10.9.9.9', captcha })).toMatchObject({ status: 200 });
});

test('the work of the captcha grows with the number of wrong codes, and a cheaper one is refused', async () => {
  const { client, join, challenge, deps, app, exploration } = await guessedRun();
  const cheap = await client.captcha.challenge();
  if (cheap.status !== 200) throw new Error('no challenge');
  expect(cheap.body.parameters.cost).toBe(1_000);
  const wrong = deps.rateLimits('wrongCode');
  const request = { ip: '10.0.0.1', body: { exploration_id: exploration.id }, routeOptions: { config: {} } };
  for (const [failures, cost] of [
    [60, 1_000],
    [120, 2_000],
    [240, 4_000],
    [1_000, 8_000],
  ] as const) {
    const count = async () =>
      (await wrong(request as never, { increment: false })) as { max: number; remaining: number };
    for (let { max, remaining } = await count(); max - remaining < failures; remaining--) await wrong(request as never);
    expect((await challenge()).parameters.cost).toBe(cost);
  }
  expect(await join('EICHE', { captcha: await solved(cheap.body) })).toMatchObject(required);
  expect(await join('EICHE', { captcha: await solved(await challenge()) })).toMatchObject({ status: 200 });
  expect((await app.inject('/api/captcha')).json().parameters.cost).toBe(1_000);
});

test('wrong codes on one site count on the other, too', async () => {
  const { deps, join } = await guessedRun();
  const studio = await buildApp(deps, 'studio');
  for (let guess = 0; guess < 60; guess++) await join(`guess-${guess}`, { to: studio });
  expect(await join('EICHE')).toMatchObject(required);
  await studio.close();
});

test('2,000 phones behind one address join by link within the limits of a minute', { timeout: 120_000 }, async () => {
  const { client, exploration } = await guessedRun();
  const code = { exploration_id: exploration.id, exploration_code: 'EICHE' };
  const join = async () => {
    const shown = await client.joining.instantInfo({ query: code });
    const joined = await client.joining.instant({ body: { ...code, progressor_id: randomUUID() } });
    return [shown.status, joined.status];
  };
  const statuses = new Set<number>();
  for (let phones = 0; phones < 2_000; phones += 50) {
    const responses = await Promise.all(Array.from({ length: 50 }, join));
    for (const status of responses.flat()) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200]));
});

test('one device joins at most 60 times a minute', async () => {
  const { client, exploration } = await guessedRun();
  const body = { exploration_id: exploration.id, exploration_code: 'EICHE', progressor_id: randomUUID() };
  const statuses: number[] = [];
  for (let time = 0; time < 61; time++) statuses.push((await client.joining.exploration({ body })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
