import { randomUUID } from 'node:crypto';
import { runTokenClaims } from '@puzzle-runs/contract/join.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

test('a repeated request returns the same team, also in parallel, and with a captcha that was used', async () => {
  const { tryToRegister, params, check, captcha, registration } = await openRegistration(opened);
  const body = { submission_id: randomUUID(), captcha: await captcha() };
  const answers = await Promise.all([1, 2, 3].map(() => tryToRegister('Die Dachse', body)));
  const again = await opened.client.registrations.register({
    params,
    body: { ...body, check, name: 'Anders', captcha: 'x' },
  });
  const ids = [...answers, again].map((answer) => {
    const { accessToken, Team } = done(answer);
    const claims = runTokenClaims.parse(
      JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()),
    );
    return [Team.id, claims.participation_id, claims.user.user_id];
  });
  expect(new Set(ids.map(String)).size).toBe(1);
  expect(ids[0]?.[2]).toBe(body.submission_id);
  expect(await registration()).toMatchObject({ count: 1 });
});

test('40 phones at once: the last free place is given once', async () => {
  const { tryToRegister, captcha, registration } = await openRegistration(opened, { limit: 3 });
  const captchas = await Promise.all(Array.from({ length: 40 }, captcha));
  const answers = await Promise.all(
    captchas.map((solvedOne, n) => tryToRegister(`Rudel ${n}`, { captcha: solvedOne })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  for (const answer of answers)
    if (answer.status !== 200) expect(answer).toMatchObject(problem(409, 'registration_full'));
  expect(await registration()).toMatchObject({ count: 3 });
});
