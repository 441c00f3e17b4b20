import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteExpired } from '#jobs/delete-expired.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { appWithMail, PASSWORD } from '#testing/servers/with-mail.ts';
import { clientFor } from '#testing/test-app.ts';

async function loginToHandOver() {
  const opened = await appWithMail({ OWNER_EMAILS: 'ada@example.org' });
  const { email } = await opened.account();
  const player = opened.as(await opened.login(email));
  async function codeOf(client = player): Promise<string> {
    const answer = await client.users.startHandover();
    if (answer.status !== 200) throw new Error(`startHandover returned ${answer.status}`);
    return answer.body.code;
  }
  const completeHandover = (code: string) => opened.client.users.completeHandover({ body: { code } });
  return { ...opened, email, player, codeOf, completeHandover };
}

const refused = problem(400, 'verification_failed');

test('logs in on the other site with a separate session', async () => {
  const { app, player, codeOf, completeHandover } = await loginToHandOver();
  const answer = await completeHandover(await codeOf());
  const token = 'accessToken' in answer.body ? answer.body.accessToken : '';
  expect(app.jwt.decode(token)).toMatchObject({ kind: 'session', name: 'Ada', group: 'owner' });
  const studio = clientFor(app, token);
  expect(await studio.users.myself()).toMatchObject({ status: 200, body: { email: 'ada@example.org' } });
  expect(await player.users.logout()).toMatchObject({ status: 200 });
  expect(await studio.users.myself()).toMatchObject({ status: 200 });
});

test('refuses an unknown, mangled or one minute old hand-over code', async () => {
  const { codeOf, completeHandover, clock, deps } = await loginToHandOver();
  const code = await codeOf();
  for (const wrong of ['', randomUUID(), code.slice(1), ` ${code}`, code.toUpperCase()]) {
    expect(await completeHandover(wrong), wrong).toMatchObject(refused);
  }
  clock.passMinutes(1);
  expect(await completeHandover(code)).toMatchObject(refused);
  await deleteExpired(deps);
  expect(await rowCounts(deps.store)).toMatchObject({ codes: 0, sessions: 1 });
});

test('stores no code in plain text', async () => {
  const { codeOf, deps } = await loginToHandOver();
  const code = await codeOf();
  const rows = await deps.store.db.select().from(deps.store.db.t.codes);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('refuses the code after a log-out or a new password', async () => {
  const { player, codeOf, completeHandover, as, login, email } = await loginToHandOver();
  const desk = as(await login(email));
  const before = await codeOf(desk);
  expect(await player.users.change({ body: { password: 'Neues!Wort1', old_password: PASSWORD } })).toMatchObject({
    status: 200,
  });
  expect(await completeHandover(before)).toMatchObject(refused);
  const mine = await codeOf();
  await player.users.logout();
  expect(await completeHandover(mine)).toMatchObject(refused);
});
