import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteExpired } from '#jobs/delete-expired.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { clientFor } from '#testing/test-app.ts';
import { appWithMail, PASSWORD } from '#testing/with-mail.ts';

async function crossing() {
  const opened = await appWithMail({ OWNER_EMAILS: 'ada@example.org' });
  const { email } = await opened.account();
  const player = opened.as(await opened.login(email));
  async function codeOf(client = player): Promise<string> {
    const answer = await client.users.startHandover();
    if (answer.status !== 200) throw new Error(`crossing answered ${answer.status}`);
    return answer.body.code;
  }
  const arrive = (code: string) => opened.client.users.completeHandover({ body: { code } });
  return { ...opened, email, player, codeOf, arrive };
}

const refused = problem(400, 'verification_failed');

test('who is logged in on one site is logged in on the other, with a session of its own', async () => {
  const { app, player, codeOf, arrive } = await crossing();
  const arrived = await arrive(await codeOf());
  const token = 'accessToken' in arrived.body ? arrived.body.accessToken : '';
  expect(app.jwt.decode(token)).toMatchObject({ kind: 'session', name: 'Ada', group: 'owner' });
  const studio = clientFor(app, token);
  expect(await studio.users.myself()).toMatchObject({ status: 200, body: { email: 'ada@example.org' } });
  expect(await player.users.logout()).toMatchObject({ status: 200 });
  expect(await studio.users.myself()).toMatchObject({ status: 200 });
});

test('a code counts once, also when it comes many times at once', async () => {
  const { codeOf, arrive } = await crossing();
  const code = await codeOf();
  const answers = await Promise.all(Array.from({ length: 6 }, () => arrive(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(refused);
});

test('a code is refused that is unknown, mangled, of another kind or a minute old', async () => {
  const { codeOf, arrive, clock, deps } = await crossing();
  const code = await codeOf();
  for (const wrong of ['', randomUUID(), code.slice(1), ` ${code}`, code.toUpperCase()]) {
    expect(await arrive(wrong), wrong).toMatchObject(refused);
  }
  clock.passMinutes(1);
  expect(await arrive(code)).toMatchObject(refused);
  await deleteExpired(deps);
  expect(await rowCounts(deps.store)).toMatchObject({ codes: 0, sessions: 1 });
});

test('the database does not tell a code', async () => {
  const { codeOf, deps } = await crossing();
  const code = await codeOf();
  const rows = await deps.store.db.select().from(deps.store.db.t.codes);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('a code goes with the sessions it could outlive: logged out, a new password', async () => {
  const { player, codeOf, arrive, as, login, email } = await crossing();
  const desk = as(await login(email));
  const before = await codeOf(desk);
  expect(await player.users.change({ body: { password: 'Neues!Wort1', old_password: PASSWORD } })).toMatchObject({
    status: 200,
  });
  expect(await arrive(before)).toMatchObject(refused);
  const mine = await codeOf();
  await player.users.logout();
  expect(await arrive(mine)).toMatchObject(refused);
});
