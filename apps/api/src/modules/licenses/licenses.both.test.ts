import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { licenseHouse } from '#testing/license-house.ts';
import { problem } from '#testing/problems.ts';

test('reduces the remaining units by those taken manually, and lists them', async () => {
  const { grant, ada, mine } = await licenseHouse();
  const params = { subscription_id: done(await grant()).id };
  const take = (units: number) => ada.client.subscriptions.takeUnits({ params, body: { units } });
  expect(done(await take(5))).toMatchObject({ used: 5, quota: { min: 1, max: 20 } });
  done(await take(1));
  expect((await mine()).rows).toMatchObject([
    { used: 6, progress: [{ Exploration: null, Battle: { name: null }, used: 6 }] },
  ]);
  expect(await take(20)).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'limit_reached', params: { max: 19 } }] },
  });
  expect(await take(0)).toMatchObject(problem(400, 'invalid_request'));
});

test('logs each manual use, latest first, for the holder only', async () => {
  const opened = await licenseHouse();
  const { grant, ada, clock, join } = opened;
  const params = { subscription_id: done(await grant()).id };
  const { takeUnits, takenUnits } = ada.client.subscriptions;
  for (const units of [5, 1, 2]) {
    done(await takeUnits({ params, body: { units } }));
    clock.passMinutes(1);
  }
  await join();
  expect(done(await takenUnits({ params, query: { limit: 2 } }))).toMatchObject({
    count: 3,
    rows: [
      { units: 2, at: '2026-05-01T10:02:00.000Z' },
      { units: 1, at: '2026-05-01T10:01:00.000Z' },
    ],
  });
  const eve = (await creator(opened)).client;
  expect(await eve.subscriptions.takenUnits({ params, query: {} })).toMatchObject(problem(404, 'not_found'));
});

test('returns one licence by id and hides those of other accounts', async () => {
  const opened = await licenseHouse();
  const { grant, ada } = opened;
  done(await grant());
  const { id } = done(await grant({ usages: 7 }));
  const query = { subscription_id: id };
  expect(done(await ada.client.subscriptions.myself({ query }))).toMatchObject({
    count: 1,
    rows: [{ id, License: { usages: 7 } }],
  });
  const eve = (await creator(opened)).client;
  expect(done(await eve.subscriptions.myself({ query }))).toEqual({ count: 0, rows: [] });
});

test('lists ten licences per page, latest first', async () => {
  const { grant, ada } = await licenseHouse();
  for (let usages = 1; usages <= 11; usages += 1) done(await grant({ usages }));
  const pages = [];
  for (const offset of [0, 10]) pages.push(done(await ada.client.subscriptions.myself({ query: { offset } })));
  expect(pages.map(({ count, rows }) => [count, rows.map(({ License }) => License.usages)])).toEqual([
    [11, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]],
    [11, [1]],
  ]);
});

test('never takes more units than remain in twenty concurrent calls', async () => {
  const { grant, ada, mine } = await licenseHouse();
  const params = { subscription_id: done(await grant()).id };
  const take = () => ada.client.subscriptions.takeUnits({ params, body: { units: 10 } });
  const answers = await Promise.all(Array.from({ length: 20 }, take));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await mine()).rows).toMatchObject([{ used: 20 }]);
});

test('gives the last unit to one of forty concurrent calls', async () => {
  const { grant, ada, mine } = await licenseHouse();
  const params = { subscription_id: done(await grant({ usages: 3 })).id };
  done(await ada.client.subscriptions.takeUnits({ params, body: { units: 2 } }));
  const take = () => ada.client.subscriptions.takeUnits({ params, body: { units: 1 } });
  const answers = await Promise.all(Array.from({ length: 40 }, take));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await mine()).rows).toMatchObject([{ used: 3, exceeded: false }]);
});

test('takes no unit twice when the holder takes units while players join', async () => {
  const { grant, ada, mine, join } = await licenseHouse();
  const params = { subscription_id: done(await grant({ usages: 40 })).id };
  const take = () => ada.client.subscriptions.takeUnits({ params, body: { units: 5 } });
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, take)),
    Promise.all(Array.from({ length: 20 }, () => join())),
  ]);
  const taken = 5 * answers.filter(({ status }) => status === 200).length;
  const [license] = (await mine()).rows;
  expect(license?.used).toBe(20 + taken);
  // Joins are never refused, so only they can exceed the licence.
  expect(taken).toBeLessThanOrEqual(40);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
});

test('refuses manual use to other accounts and after the end of the licence', async () => {
  const opened = await licenseHouse();
  const { grant, ada, clock } = opened;
  const params = { subscription_id: done(await grant({ hours: 1 })).id };
  const eve = (await creator(opened)).client;
  const body = { units: 1 };
  expect(await eve.subscriptions.takeUnits({ params, body })).toMatchObject(problem(404, 'not_found'));
  clock.passMinutes(60);
  expect(await ada.client.subscriptions.takeUnits({ params, body })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'limit_reached', params: { max: 0 } }] },
  });
});
