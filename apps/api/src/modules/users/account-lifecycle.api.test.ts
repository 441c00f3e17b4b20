import { expect, test } from 'vitest';
import { deleteExpired } from '#jobs/delete-expired.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { appWithMail, linkIn, PASSWORD } from '#testing/servers/with-mail.ts';
import { solvedCaptcha } from '#testing/solve-captcha.ts';

test('registers, confirms, logs in, resets the password, logs out and deletes an account', async () => {
  const { client, as, newMail, login, deps } = await appWithMail();
  const before = await rowCounts(deps.store);
  const email = 'ada@example.org';

  const body = { name: 'Ada', email, password: PASSWORD, confirmation: 'agree' };
  expect(await client.users.register({ body })).toMatchObject({ status: 200, body: { sent: true } });
  expect(await client.users.login({ body: { email, password: PASSWORD } })).toMatchObject(problem(401, 'credentials'));
  const welcome = await newMail();
  expect(welcome.recipients).toEqual([email]);
  expect(linkIn(welcome).url).toMatch(/^https:\/\/play\.test\/register\/verify\?code=[\w-]{36}$/);
  const verified = await client.users.verify({ body: { code: linkIn(welcome).code, confirmation: 'agree' } });
  expect(verified).toMatchObject({ status: 200, body: { name: 'Ada' } });

  const phone = as(await login(email));
  const desk = as(await login(email));
  expect(await phone.users.myself()).toMatchObject({ status: 200, body: { name: 'Ada', email } });

  const forgotten = { name: 'ADA', email: ' Ada@Example.org ', confirmation: 'true' };
  expect(await client.users.recover({ body: forgotten })).toMatchObject({ status: 200, body: { sent: true } });
  const recovery = linkIn(await newMail());
  expect(recovery.url).toMatch(/^https:\/\/play\.test\/password\/reset\?code=/);
  const password = 'Neues!Wort1';
  const reset = { code: recovery.code, recovery: recovery.digits, confirmation: true, password };
  expect(await client.users.reset({ body: reset })).toMatchObject({ status: 200, body: { name: 'Ada' } });
  expect((await newMail()).subject).toMatch(/Passwort .* geändert/);
  expect(await phone.users.myself()).toMatchObject(problem(401, 'unauthorized'));
  expect(await desk.users.logout()).toMatchObject(problem(401, 'unauthorized'));
  expect(await client.users.login({ body: { email, password: PASSWORD } })).toMatchObject(problem(401, 'credentials'));

  const again = as(await login(email, password));
  expect(await again.users.logout()).toMatchObject({ status: 200 });
  expect(await again.users.myself()).toMatchObject(problem(401, 'unauthorized'));

  const last = as(await login(email, password));
  const captcha = await solvedCaptcha(client);
  expect(await last.users.forfeit({ body: { confirmation: true, captcha } })).toMatchObject({ status: 200 });
  const deletion = linkIn(await newMail());
  expect(deletion.url).toMatch(/^https:\/\/studio\.test\/management\/user\/account\/delete\/[\w-]{36}$/);
  const goodbye = { code: deletion.code, deletion: deletion.digits, confirmation: true };
  expect(await last.users.remove({ body: goodbye })).toMatchObject({ status: 200, body: { deleted: true } });
  expect(await last.users.myself()).toMatchObject(problem(401, 'unauthorized'));
  expect(await client.users.login({ body: { email, password } })).toMatchObject(problem(401, 'credentials'));
  expect(await rowCounts(deps.store)).toEqual({ ...before, used_captchas: 1 });
});

test('accepts form-encoded bodies', async () => {
  const { app, newMail } = await appWithMail();
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const account = { email: 'jürgen@example.org', password: 'Ab1@$!%*?&' };
  const registered = await post('/api/users', { name: 'Jürgen & Söhne', ...account, confirmation: 'agree' });
  expect([registered.statusCode, registered.json()]).toEqual([200, { sent: true }]);
  const verified = await post('/api/users/verify', { code: linkIn(await newMail()).code, confirmation: 'agree' });
  expect(verified.json()).toEqual({ name: 'Jürgen & Söhne', email: 'jürgen@example.org' });
  const login = await post('/api/users/login', account);
  expect(login.json()).toEqual({ tokenType: 'Bearer', accessToken: expect.any(String) });
});

test('puts name and group into the token, with group owner only for addresses in OWNER_EMAILS', async () => {
  const { app, account, newMail, as, client } = await appWithMail({ OWNER_EMAILS: 'Ada@example.org' });
  const owner = await (await account()).login();
  const other = await (await account('bob@example.org', 'Bob')).login();
  expect(app.jwt.decode(owner)).toMatchObject({ kind: 'session', name: 'Ada', group: 'owner' });
  expect(app.jwt.decode(other)).toMatchObject({ kind: 'session', name: 'Bob', group: 'user' });
  await as(owner).users.change({ body: { email: 'ada@example.com' } });
  await client.users.verify({ body: { code: linkIn(await newMail()).code, confirmation: true } });
  const login = await client.users.login({ body: { email: 'ada@example.com', password: PASSWORD } });
  expect(app.jwt.decode(login.status === 200 ? login.body.accessToken : '')).toMatchObject({ group: 'user' });
});

test('ends a session after thirty days and deletes an unconfirmed registration after one', async () => {
  const { account, as, clock, client, newMail, deps } = await appWithMail();
  const { login } = await account();
  const token = await login();
  await client.users.register({
    body: { name: 'Bob', email: 'bob@example.org', password: PASSWORD, confirmation: true },
  });
  const { code } = linkIn(await newMail());

  clock.passMinutes(24 * 60);
  expect(await client.users.verify({ body: { code, confirmation: true } })).toMatchObject(
    problem(400, 'verification_failed'),
  );
  await Promise.all([deleteExpired(deps), deleteExpired(deps), deleteExpired(deps)]);
  expect(await rowCounts(deps.store)).toMatchObject({ users: 1, codes: 0, sessions: 1 });
  expect(await as(token).users.myself()).toMatchObject({ status: 200 });

  clock.passMinutes(29 * 24 * 60);
  expect(await as(token).users.myself()).toMatchObject(problem(401, 'unauthorized'));
  await deleteExpired(deps);
  expect(await rowCounts(deps.store)).toMatchObject({ users: 1, sessions: 0 });
});

test('mails of the studio lead to the studio, for a new account and for a new address', async () => {
  const { client, as, newMail, login } = await appWithMail({}, 'studio');
  const email = 'ada@example.org';
  const body = { name: 'Ada', email, password: PASSWORD, confirmation: true };
  await client.users.register({ body });
  const welcome = linkIn(await newMail());
  expect(welcome.url).toMatch(/^https:\/\/studio\.test\/register\/verify\?code=/);
  expect(await client.users.verify({ body: { code: welcome.code, confirmation: true } })).toMatchObject({
    status: 200,
  });
  await client.users.register({ body });
  expect(linkIn(await newMail()).url).toBe('https://studio.test/register');

  await as(await login(email)).users.change({ body: { email: 'countess@example.org' } });
  expect(linkIn(await newMail()).url).toMatch(/^https:\/\/studio\.test\/register\/verify\?code=/);
});
