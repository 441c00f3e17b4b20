import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { mailServer } from '#testing/servers/mail-server.ts';
import { clientAt } from '#testing/servers/over-http.ts';
import { PASSWORD } from '#testing/servers/with-mail.ts';

function numbered(count: number) {
  return Array.from({ length: count }, (_, index) => {
    return { name: 'Ada', email: `ada-${index}@example.org`, password: PASSWORD, confirmation: true };
  });
}

test('two concurrent processes send every mail once', async () => {
  const { mails, url: mailUrl } = await mailServer();
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  const env = { DATABASE_URL: url, MAIL_URL: mailUrl, JWT_SECRET: 's'.repeat(40) };
  const processes = await Promise.all([1, 2].map(() => startServer({ ...env, DATA_DIR: temporaryFolder() })));
  const people = numbered(12);
  await Promise.all(
    people.map((body, index) => clientAt(processes[index % 2]?.address ?? '').users.register({ body })),
  );
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(people.length);
  for (const { child, closed } of processes) {
    child.kill('SIGTERM');
    expect(await closed).toMatchObject({ code: 0 });
  }
  expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});
