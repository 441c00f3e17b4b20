import { CONTACT_KEPT_DAYS } from '@puzzle-runs/domain/contact/contact-message.ts';
import { expect, test } from 'vitest';
import { deleteExpired } from '#jobs/delete-expired.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { appWithMail } from '#testing/servers/with-mail.ts';

const entry = {
  name: ' Grace  Hopper ',
  email: 'Grace@example.org',
  reason: 'support' as const,
  message: '  Wo finde ich die Brücke?\r\nIch stehe am Ufer.  ',
  confirmation: 'agree' as boolean | string,
};

test('stores a message and mails it to the provider; replies go to the sender', async () => {
  const { client, newMail, deps } = await appWithMail({
    PROVIDER_EMAIL: 'post@example.org',
    OWNER_EMAILS: 'o@example.org',
  });
  expect(await client.contacts.send({ body: entry })).toMatchObject({ status: 200, body: { sent: true } });

  const mail = await newMail();
  expect(mail.recipients).toEqual(['post@example.org']);
  expect(mail.from?.address).toBe('no-reply@play.test');
  expect(mail.replyTo).toEqual([{ name: '', address: 'grace@example.org' }]);
  expect(mail.subject).toBe('Nachricht über das Kontaktformular: Hilfe');
  expect(mail.text).toContain('Grace Hopper <grace@example.org> schreibt:');
  expect(mail.text).toContain('Wo finde ich die Brücke?\nIch stehe am Ufer.');

  const { db } = deps.store;
  expect(await db.select().from(db.t.contacts)).toMatchObject([
    {
      userId: null,
      name: 'Grace Hopper',
      email: 'grace@example.org',
      reason: 'support',
      message: 'Wo finde ich die Brücke?\nIch stehe am Ufer.',
    },
  ]);
});

test('without a provider address the mail goes to the first owner, and without owners to the sender address of the mails', async () => {
  const withOwners = await appWithMail({ OWNER_EMAILS: 'first@example.org,second@example.org' });
  await withOwners.client.contacts.send({ body: { ...entry, language: 'en' } });
  const mail = await withOwners.newMail();
  expect([mail.recipients, mail.subject]).toEqual([['first@example.org'], 'Message from the contact form: Help']);
  const bare = await appWithMail({ MAIL_FROM: 'Schöne Runs <runs@example.org>' });
  await bare.client.contacts.send({ body: entry });
  expect((await bare.newMail()).recipients).toEqual(['runs@example.org']);
});

test('stores and names the account that was logged in, and refuses an invalid session', async () => {
  const { as, given, client, newMail, deps } = await appWithMail();
  const ada = as(await given.session(7));
  expect(await ada.contacts.send({ body: entry })).toMatchObject({ status: 200 });
  expect((await newMail()).text).toContain('(angemeldet als User 7)');
  await client.contacts.send({ body: entry });
  const { db } = deps.store;
  const rows = await db.select({ userId: db.t.contacts.userId }).from(db.t.contacts);
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([7, null]));
  expect(await as('a.b.c').contacts.send({ body: entry })).toMatchObject(problem(401, 'unauthorized'));
});

test.each([
  ['name', { name: 'A' }],
  ['name', { name: 'x'.repeat(51) }],
  ['email', { email: 'grace' }],
  ['email', { email: 'grace@example.org, eve@example.org' }],
  ['email', { email: 'grace@example.org\r\nBcc: eve@example.org' }],
  ['email', { email: `${'a'.repeat(60)}@${'b'.repeat(40)}.de` }],
  ['reason', { reason: 'spam' as 'support' }],
  ['message', { message: `${' '.repeat(30)}zu kurz` }],
  ['message', { message: 'x'.repeat(1_001) }],
])('refuses a wrong %s and names the field: %j', async (path, over) => {
  const { client, deps } = await appWithMail();
  const answer = await client.contacts.send({ body: { ...entry, ...over } });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'invalid_request', path }] } });
  expect(await rowCounts(deps.store)).toMatchObject({ contacts: 0, mails: 0 });
});

test('sends nothing unless the privacy notice was accepted', async () => {
  const { client, newMails } = await appWithMail();
  expect(await client.contacts.send({ body: { ...entry, confirmation: 'no' } })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'incorrect_entry', path: 'confirmation' }] },
  });
  expect(await newMails()).toEqual([]);
});

test('a name or message cannot add mail headers or markup', async () => {
  const { client, newMail } = await appWithMail({ PROVIDER_EMAIL: 'post@example.org' });
  const name = 'Eve\r\nBcc: eve@example.org';
  const message = 'Subject: gewonnen\r\n\r\n<script>alert(1)</script> <img src=x onerror=alert(1)>';
  await client.contacts.send({ body: { ...entry, name, message } });
  const mail = await newMail();
  expect(mail.recipients).toEqual(['post@example.org']);
  expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
  expect(mail.subject).toBe('Nachricht über das Kontaktformular: Hilfe');
  expect(mail.html).not.toMatch(/<(script|img)/);
  expect(mail.html).toContain('&lt;script&gt;');
});

test('deletes a message after half a year', async () => {
  const { client, clock, deps } = await appWithMail();
  await client.contacts.send({ body: entry });
  clock.passMinutes(CONTACT_KEPT_DAYS * 24 * 60 - 1);
  await deleteExpired(deps);
  expect(await rowCounts(deps.store)).toMatchObject({ contacts: 1 });
  clock.passMinutes(1);
  await Promise.all([deleteExpired(deps), deleteExpired(deps)]);
  expect(await rowCounts(deps.store)).toMatchObject({ contacts: 0 });
});
