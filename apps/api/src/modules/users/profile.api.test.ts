import { expect, test } from 'vitest';
import { problem } from '#testing/problems.ts';
import { appWithMail, linkIn, PASSWORD } from '#testing/servers/with-mail.ts';

test('changes the name at once', async () => {
  const { account, as } = await appWithMail();
  const ada = as(await (await account()).login());
  expect(await ada.users.change({ body: { name: '  Ada\n Lovelace ' } })).toMatchObject({
    status: 200,
    body: { name: 'Ada Lovelace', email: 'ada@example.org', verification_sent: false },
  });
  expect(await ada.users.myself()).toMatchObject({ body: { name: 'Ada Lovelace' } });
});

test('refuses a change that changes nothing', async () => {
  const { account, as, newMails } = await appWithMail();
  const ada = as(await (await account()).login());
  const same = { name: 'Ada', email: 'ADA@example.org', password: PASSWORD, old_password: PASSWORD };
  for (const body of [{}, { name: 'Ada' }, { email: 'ada@example.org' }, same]) {
    expect(await ada.users.change({ body })).toMatchObject(problem(409, 'nochange'));
  }
  expect(await newMails()).toEqual([]);
});

test('needs the old password for a new one, mails the account and ends other sessions', async () => {
  const { account, as, newMail, login } = await appWithMail();
  const { email } = await account();
  const [here, there] = [as(await login(email)), as(await login(email))];
  const change = (old_password?: string, password = 'Neues!Wort1') =>
    here.users.change({ body: { password, ...(old_password !== undefined && { old_password }) } });

  expect(await change()).toMatchObject(problem(403, 'wrong_password'));
  expect(await change('Wrong!123')).toMatchObject(problem(403, 'wrong_password'));
  expect(await change(PASSWORD, 'weak')).toMatchObject(problem(400, 'password_pattern'));
  expect(await change(PASSWORD)).toMatchObject({ status: 200 });

  expect((await newMail()).recipients).toEqual([email]);
  expect(await here.users.myself()).toMatchObject({ status: 200 });
  expect(await there.users.myself()).toMatchObject(problem(401, 'unauthorized'));
  expect(await login(email, 'Neues!Wort1')).toBeTruthy();
});

test('changes the address once it is confirmed and mails the old one', async () => {
  const { account, as, newMail, newMails, client, login } = await appWithMail();
  const ada = as(await (await account()).login());
  expect(await ada.users.change({ body: { email: 'countess@example.org', language: 'en' } })).toMatchObject({
    status: 200,
    body: { email: 'ada@example.org', verification_sent: true },
  });
  const mail = await newMail();
  expect([mail.recipients, mail.subject]).toEqual([['countess@example.org'], 'Please confirm your new email address']);
  expect(await ada.users.myself()).toMatchObject({ body: { email: 'ada@example.org' } });

  const { code } = linkIn(mail);
  expect(await client.users.verify({ body: { code, confirmation: true } })).toMatchObject({ body: { name: 'Ada' } });
  expect((await newMails()).map(({ recipients }) => recipients)).toEqual([['ada@example.org']]);
  expect(await ada.users.myself()).toMatchObject({ body: { email: 'countess@example.org' } });
  expect(await login('countess@example.org')).toBeTruthy();
  await expect(login('ada@example.org')).rejects.toThrow('401');
});

test('refuses the address of another account without revealing that it exists', async () => {
  const { account, as, newMail, newMails, client } = await appWithMail();
  await account('bob@example.org', 'Bob');
  const ada = as(await (await account()).login());
  const answer = await ada.users.change({ body: { email: 'bob@example.org' } });
  expect(answer).toMatchObject({ status: 200, body: { verification_sent: true } });
  expect((await newMails()).map(({ subject }) => subject)).toEqual(['Du hast schon ein Konto bei Puzzle Runs']);

  // Two accounts request a free address: the first to confirm gets it.
  await ada.users.change({ body: { email: 'new@example.org' } });
  const forAda = linkIn(await newMail());
  await client.users.register({
    body: { name: 'Eve', email: 'new@example.org', password: PASSWORD, confirmation: true },
  });
  const forEve = linkIn(await newMail());
  await client.users.verify({ body: { code: forEve.code, confirmation: true } });
  expect(await client.users.verify({ body: { code: forAda.code, confirmation: true } })).toMatchObject(
    problem(400, 'verification_failed'),
  );
  expect(await ada.users.myself()).toMatchObject({ body: { email: 'ada@example.org' } });
});

test('limits confirmation mails to five per account', async () => {
  const { account, as, newMails } = await appWithMail();
  const ada = as(await (await account()).login());
  const ask = (index: number) => ada.users.change({ body: { email: `ada-${index}@example.org` } });
  for (let index = 0; index < 5; index++) expect(await ask(index)).toMatchObject({ status: 200 });
  expect(await ask(6)).toMatchObject(problem(409, 'code_already_created'));
  expect(await newMails()).toHaveLength(5);
});
