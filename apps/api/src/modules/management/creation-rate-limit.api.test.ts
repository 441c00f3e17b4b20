import { expect, test } from 'vitest';
import { creator, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { testApp } from '#testing/test-app.ts';

/** An app with rate limits, and two creators. */
async function limitedApp() {
  const opened = await testApp({ env: { RATE_LIMIT: 'on' } });
  return { ...opened, eager: await creator(opened), calm: await creator(opened) };
}

/** How many of `count` sequential calls the rate limit accepts. */
async function countAccepted(count: number, call: () => Promise<{ status: number }>): Promise<number> {
  let accepted = 0;
  for (let index = 0; index < count; index++) accepted += (await call()).status === 429 ? 0 : 1;
  return accepted;
}

test('limits creation to 300 teams per minute for each creator', async () => {
  const { eager, calm } = await limitedApp();
  const create = (by: typeof eager) => by.client.managedTeams.create({ body: { name: freshName('Team') } });
  expect(await countAccepted(303, () => create(eager))).toBe(300);
  expect(await create(eager)).toMatchObject(problem(429, 'rate_limited'));
  expect(await create(calm)).toMatchObject({ status: 200 });
  expect(await eager.client.managedTeams.list({ query: {} })).toMatchObject({ status: 200 });
});

test('limits copies, exports and imports of runs to 30 per minute in total', async () => {
  const { eager, calm } = await limitedApp();
  const params = { exploration_id: (await eager.draft()).id };
  const copied = await countAccepted(10, () => eager.client.managedExplorations.copy({ params }));
  const written = await countAccepted(50, () => eager.client.managedExplorations.exportFile({ params }));
  expect([copied, written]).toEqual([10, 20]);
  expect(await eager.client.managedExplorations.importFile({ body: {} })).toMatchObject(problem(429, 'rate_limited'));
  expect(await calm.client.managedExplorations.importFile({ body: {} })).toMatchObject({ status: 400 });
});

test('limits uploads to 60 per ten minutes, failed ones included', async () => {
  const { eager, calm } = await limitedApp();
  const upload = (by: typeof eager) => by.client.media.upload({ body: { no: 'form' } });
  expect(await countAccepted(63, () => upload(eager))).toBe(60);
  expect(await upload(calm)).toMatchObject({ status: 400 });
});

test('limits large bodies to 20 per minute for each creator, refused ones included', async () => {
  const { eager, calm } = await limitedApp();
  const change = (by: typeof eager, characters: number) =>
    by.client.managedExplorations.change({
      params: { exploration_id: 1 },
      body: { description: 'x'.repeat(characters) },
    });
  expect(await countAccepted(22, () => change(eager, 70_000))).toBe(20);
  expect(await change(eager, 100)).toMatchObject({ status: 404 });
  expect(await change(calm, 70_000)).toMatchObject({ status: 404 });
});
