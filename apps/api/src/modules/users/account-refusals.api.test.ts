import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { appWithMail, linkIn, PASSWORD } from '#testing/servers/with-mail.ts';

const bob = { name: 'Bob', email: 'bob@example.org', password: PASSWORD, confirmation: true as boolean | string };

describe('refuses a registration', () => {
  test.each([
    ['without a confirmation', { confirmation: 'disagree' }, problem(400, 'incorrect_entry')],
    ['with a false confirmation', { confirmation: false }, problem(400, 'incorrect_entry')],
    ['with a weak password', { password: 'abcdefgh' }, problem(400, 'password_pattern')],
    ['with a password of forbidden characters', { password: 'Abcdef1!-' }, problem(400, 'password_pattern')],
    ['without a name', { name: ' ' }, { status: 400, body: { errors: [{ code: 'invalid_request', path: 'name' }] } }],
    [
      'with two addresses',
      { email: 'a@example.org,b@example.org' },
      { status: 400, body: { errors: [{ code: 'invalid_request', path: 'email' }] } },
    ],
    [
      'with a line break in the address',
      { email: 'a@example.org\nbcc:b@example.org' },
      { status: 400, body: { errors: [{ code: 'invalid_request', path: 'email' }] } },
    ],
  ])('%s', async (_what, over, refusal) => {
    const { client, newMails, deps } = await appWithMail();
    expect(await client.users.register({ body: { ...bob, ...over } })).toMatchObject(refusal);
    expect(await newMails()).toEqual([]);
    expect(await rowCounts(deps.store)).toMatchObject({ codes: 0, mails: 0 });
  });
});

test('responds the same to known and unknown addresses and sends different mails', async () => {
  const { client, account, newMail, newMails } = await appWithMail();
  await account();
  const known = await client.users.register({ body: { ...bob, email: 'ada@example.org' } });
  expect((await newMail()).subject).toBe('Du hast schon ein Konto bei Puzzle Runs');
  const unknown = await client.users.register({ body: bob });
  expect((await newMail()).subject).toBe('Bitte bestätige dein Konto bei Puzzle Runs');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);

  const asked = [
    await client.users.recover({ body: { name: 'Ada', email: 'ada@example.org', confirmation: true } }),
    await client.users.recover({ body: { name: 'Eve', email: 'ada@example.org', confirmation: true } }),
    await client.users.recover({ body: { name: 'Bob', email: 'bob@example.org', confirmation: true } }),
    await client.users.recover({ body: { name: 'Eve', email: 'eve@example.org', confirmation: true } }),
  ];
  for (const { status, body } of asked) expect([status, body]).toEqual([200, { sent: true }]);
  expect((await newMails()).map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [['ada@example.org'], 'Neues Passwort für Puzzle Runs'],
  ]);

  const logins = [
    await client.users.login({ body: { email: 'ada@example.org', password: 'Wrong!123' } }),
    await client.users.login({ body: { email: 'bob@example.org', password: PASSWORD } }),
    await client.users.login({ body: { email: 'eve@example.org', password: PASSWORD } }),
    await client.users.login({ body: { email: 'nothing', password: '' } }),
  ];
  for (const { status, body } of logins) expect({ status, body }).toEqual(problem(401, 'credentials'));
});

test('refuses a password reset mail without a confirmation, name or address', async () => {
  const { client, account, newMails } = await appWithMail();
  await account();
  const ask = { name: 'Ada', email: 'ada@example.org', confirmation: true as boolean | string };
  expect(await client.users.recover({ body: { ...ask, confirmation: 'disagree' } })).toMatchObject(
    problem(400, 'incorrect_entry'),
  );
  for (const path of ['name', 'email']) {
    expect(await client.users.recover({ body: { ...ask, [path]: ' ' } })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_request', path }] },
    });
  }
  expect(await newMails()).toEqual([]);
});

test('writes the same number of rows for known and unknown addresses', async () => {
  const { client, account, deps } = await appWithMail();
  await account();
  async function rowsWrittenFor(email: string) {
    const before = await rowCounts(deps.store);
    await client.users.register({ body: { ...bob, email } });
    await client.users.recover({ body: { name: 'Ada', email, confirmation: true } });
    const after = await rowCounts(deps.store);
    return [after.codes, after.mails].map(
      (count, index) => Number(count) - Number([before.codes, before.mails][index]),
    );
  }
  expect(await rowsWrittenFor('ada@example.org')).toEqual([2, 2]);
  expect(await rowsWrittenFor('eve@example.org')).toEqual([2, 2]);
});

test('limits mails per address without blocking resets of its owner', async () => {
  const { client, account, newMails } = await appWithMail();
  await account();
  for (let count = 0; count < 8; count++) {
    await client.users.register({ body: bob });
    await client.users.recover({ body: { name: 'Eve', email: 'ada@example.org', confirmation: true } });
  }
  expect((await newMails()).map(({ recipients }) => recipients[0])).toEqual(Array(5).fill('bob@example.org'));
  for (let count = 0; count < 8; count++) {
    await client.users.recover({ body: { name: 'Ada', email: 'ada@example.org', confirmation: true } });
  }
  expect(await newMails()).toHaveLength(3);
});

test('confirms each registration with its own name and password', async () => {
  const { client, newMail, login } = await appWithMail();
  await client.users.register({ body: bob });
  const mine = linkIn(await newMail());
  await client.users.register({ body: { ...bob, name: 'Eve', password: 'Eve!12345' } });
  const other = linkIn(await newMail());
  const verified = await client.users.verify({ body: { code: mine.code, confirmation: true } });
  expect(verified).toMatchObject({ status: 200, body: { name: 'Bob' } });
  expect(await client.users.verify({ body: { code: other.code, confirmation: true } })).toMatchObject(
    problem(400, 'verification_failed'),
  );
  expect(await login(bob.email)).toBeTruthy();
  await expect(login(bob.email, 'Eve!12345')).rejects.toThrow('401');
});

test('refuses an unconfirmed, unknown, mangled, foreign or used registration code', async () => {
  const { client, newMail, account } = await appWithMail();
  await account();
  await client.users.register({ body: bob });
  const { code } = linkIn(await newMail());
  await client.users.recover({ body: { name: 'Ada', email: 'ada@example.org', confirmation: true } });
  const recovery = linkIn(await newMail());
  const verify = (value: string, confirmation: string | boolean = true) =>
    client.users.verify({ body: { code: value, confirmation } });

  expect(await verify(code, 'disagree')).toMatchObject(problem(400, 'incorrect_entry'));
  for (const wrong of ['', randomUUID(), code.slice(1), `${code} `, code.toUpperCase(), recovery.code]) {
    expect(await verify(wrong), wrong).toMatchObject(problem(400, 'verification_failed'));
  }
  expect(await verify(code)).toMatchObject({ status: 200 });
  expect(await verify(code)).toMatchObject(problem(400, 'verification_failed'));
});

describe('refuses to reset a password', () => {
  async function forgotten() {
    const app = await appWithMail();
    await app.account();
    await app.client.users.recover({ body: { name: 'Ada', email: 'ada@example.org', confirmation: true } });
    const { code, digits } = linkIn(await app.newMail());
    const right = { code, recovery: digits, confirmation: true, password: 'Neues!Wort1' };
    const reset = (over: Partial<typeof right>) => app.client.users.reset({ body: { ...right, ...over } });
    return { ...app, right, reset, wrong: digits === '000000' ? '000001' : '000000' };
  }

  test('without a confirmation, with a weak password, an unknown code or wrong digits', async () => {
    const { reset, wrong } = await forgotten();
    expect(await reset({ confirmation: false })).toMatchObject(problem(400, 'incorrect_entry'));
    expect(await reset({ password: 'weak' })).toMatchObject(problem(400, 'password_pattern'));
    for (const over of [{ code: randomUUID() }, { recovery: '' }, { recovery: wrong }]) {
      expect(await reset(over)).toMatchObject(problem(400, 'recovery_failed'));
    }
    expect(await reset({})).toMatchObject({ status: 200 });
    expect(await reset({})).toMatchObject(problem(400, 'recovery_failed'));
  });

  test('after five wrong digits, even sent concurrently, with the right ones too', async () => {
    const { reset, wrong, login } = await forgotten();
    const guesses = await Promise.all(Array.from({ length: 6 }, () => reset({ recovery: wrong })));
    expect(guesses.map(({ status }) => status)).toEqual(Array(6).fill(400));
    expect(await reset({})).toMatchObject(problem(400, 'recovery_failed'));
    expect(await login('ada@example.org')).toBeTruthy();
  });

  test('after the code expired in an hour', async () => {
    const { reset, clock } = await forgotten();
    clock.passMinutes(60);
    expect(await reset({})).toMatchObject(problem(400, 'recovery_failed'));
  });
});
