import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { appWithMail, linkIn, PASSWORD } from '#testing/servers/with-mail.ts';

const bob = { name: 'Bob', email: 'bob@example.org', password: PASSWORD, confirmation: true };

test('creates one account when four confirmations arrive concurrently', async () => {
  const { client, newMails, deps } = await appWithMail();
  await client.users.register({ body: bob });
  await client.users.register({ body: bob });
  const links = (await newMails()).map(linkIn);
  const answers = await Promise.all(
    [...links, ...links].map(({ code }) => client.users.verify({ body: { code, confirmation: true } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rowCounts(deps.store)).toMatchObject({ users: 1 });
});

test('accepts a hand-over code once in six concurrent calls', async () => {
  const { account, as, client } = await appWithMail();
  const { code } = done(await as(await (await account()).login()).users.startHandover());
  const answers = await Promise.all(Array.from({ length: 6 }, () => client.users.completeHandover({ body: { code } })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const answer of refused) expect(answer).toMatchObject(problem(400, 'verification_failed'));
});
