import { expect, test } from 'vitest';
import { creator, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { testApp } from '#testing/test-app.ts';

/** An app with its limits, and two creators. */
async function limitedApp() {
  const opened = await testApp({ env: { RATE_LIMIT: 'on' } });
  return { ...opened, eager: await creator(opened), calm: await creator(opened) };
}

/** How many of `count` calls, one after another, are not refused for being too many. */
async function passed(count: number, call: () => Promise<{ status: number }>): Promise<number> {
  let fine = 0;
  for (let index = 0; index < count; index++) fine += (await call()).status === 429 ? 0 : 1;
  return fine;
}

test('a program may create 300 teams a minute, and the others create on', async () => {
  const { eager, calm } = await limitedApp();
  const create = (by: typeof eager) => by.client.managedTeams.create({ body: { name: freshName('Team') } });
  expect(await passed(303, () => create(eager))).toBe(300);
  expect(await create(eager)).toMatchObject(problem(429, 'rate_limited'));
  expect(await create(calm)).toMatchObject({ status: 200 });
  expect(await eager.client.managedTeams.list({ query: {} })).toMatchObject({ status: 200 });
});

test('whole runs are copied, written and read 30 times a minute, all together', async () => {
  const { eager, calm } = await limitedApp();
  const params = { exploration_id: (await eager.draft()).id };
  const copied = await passed(10, () => eager.client.managedExplorations.copy({ params }));
  const written = await passed(50, () => eager.client.managedExplorations.exportFile({ params }));
  expect([copied, written]).toEqual([10, 20]);
  expect(await eager.client.managedExplorations.importFile({ body: {} })).toMatchObject(problem(429, 'rate_limited'));
  expect(await calm.client.managedExplorations.importFile({ body: {} })).toMatchObject({ status: 400 });
});

test('pictures are uploaded 60 times in ten minutes, good ones and bad ones', async () => {
  const { eager, calm } = await limitedApp();
  const upload = (by: typeof eager) => by.client.media.upload({ body: { no: 'form' } });
  expect(await passed(63, () => upload(eager))).toBe(60);
  expect(await upload(calm)).toMatchObject({ status: 400 });
});
