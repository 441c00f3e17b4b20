import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { DAY, licenseHouse } from '#testing/license-house.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';

test('uses one unit per participation and none when the player joins again', async () => {
  const { grant, mine, join, exploration } = await licenseHouse();
  done(await grant());
  const { claims } = await join();
  await join({ progressor_id: claims.user.user_id });
  await join();
  expect((await mine()).rows).toMatchObject([
    {
      used: 2,
      quota: { max: 23 },
      progress: [{ Exploration: { name: exploration.name }, Battle: { name: null }, used: 2 }],
    },
  ]);
});

test('uses one unit per participation when fifty players join twice concurrently', async () => {
  const { grant, mine, exploration, client } = await licenseHouse();
  done(await grant({ usages: 40 }));
  const players = Array.from({ length: 50 }, () => randomUUID());
  const joinAll = () =>
    [...players, ...players].map((progressor_id) =>
      client.joining.exploration({ body: { exploration_id: exploration.id, progressor_id } }),
    );
  const counted = { used: 50, exceeded: true, progress: [{ Exploration: { name: exploration.name }, used: 50 }] };
  for (const answer of await Promise.all(joinAll())) done(answer);
  expect((await mine()).rows).toMatchObject([counted]);
  for (const answer of await Promise.all(joinAll())) done(answer);
  expect((await mine()).rows).toMatchObject([counted]);
});

test('uses up one licence before the next when a hundred players join concurrently', async () => {
  const { grant, mine, join } = await licenseHouse();
  done(await grant({ usages: 30, hours: DAY }));
  done(await grant({ usages: 70, hours: 2 * DAY }));
  await Promise.all(Array.from({ length: 100 }, () => join()));
  const rows = (await mine()).rows.map(({ hours, used, exceeded }) => [hours, used, exceeded]);
  expect(rows.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [DAY, 30, false],
    [2 * DAY, 70, false],
  ]);
});

test('accepts all players and counts every unit when a licence is ended during a hundred joins', async () => {
  const { grant, mine, join, exploration, task, as, owner, clock, client } = await licenseHouse();
  const params = { subscription_id: done(await grant({ usages: 500 })).id };
  const playing = await Promise.all(Array.from({ length: 10 }, () => join()));
  const joins = Array.from({ length: 100 }, () =>
    client.joining.exploration({ body: { exploration_id: exploration.id } }),
  );
  const plays = playing.map(({ token }) => as(token).progress.submit({ body: answerTo(task, 16) }));
  const end = owner.subscriptions.end({ params, body: {} });
  const [joined, played, ended] = await Promise.all([Promise.all(joins), Promise.all(plays), end]);
  for (const answer of [...joined, ...played, ended]) done(answer);

  clock.passMinutes(1);
  const [license] = (await mine()).rows;
  expect(license).toMatchObject({ active: false, exceeded: false, quota: { min: 0, max: 0 } });
  expect(license?.progress.reduce((sum, { used }) => sum + used, 0)).toBe(license?.used);
  for (const { token, claims } of playing) {
    expect(done(await as(token).progress.points())).toMatchObject({ netPoints: 10 });
    const again = await join({ progressor_id: claims.user.user_id });
    expect(again.claims.participation_id).toBe(claims.participation_id);
  }
  await join();
  expect((await mine()).rows).toMatchObject([{ used: license?.used }]);
});

test('accepts players beyond the last unit and reports the licence as exceeded', async () => {
  const { grant, mine, join } = await licenseHouse();
  done(await grant({ usages: 1 }));
  await join();
  expect((await mine()).rows).toMatchObject([{ used: 1, exceeded: false, quota: { min: 0, max: 0 } }]);
  await join();
  expect((await mine()).rows).toMatchObject([{ used: 2, exceeded: true, quota: { min: 0, max: 0 } }]);
});

test('uses one unit per Versus team from the licence of the organiser', async () => {
  const opened = await licenseHouse();
  const event = await organiser(opened);
  done(await opened.grant({ email: `user-${event.userId}@example.org` }));
  for (const index of [0, 0, 1, 0]) await event.phone(index);
  expect(done(await event.client.subscriptions.myself({ query: {} })).rows).toMatchObject([
    {
      used: 2,
      progress: [{ Exploration: { name: event.exploration.name }, Battle: { name: event.battle.name }, used: 2 }],
    },
  ]);
});

test('counts nothing before a licence begins and after it ends, and players play on', async () => {
  const { grant, mine, join, as, clock } = await licenseHouse();
  done(await grant({ start_date: '2026-05-01T11:00:00.000Z', hours: 1 }));
  await join();
  expect((await mine()).rows).toMatchObject([{ active: false, state: 'waiting', quota: { max: 0 } }]);
  clock.passMinutes(60);
  const during = await join();
  clock.passMinutes(60);
  expect(await as(during.token).joined.pois()).toMatchObject({ status: 200 });
  await join();
  expect((await mine()).rows).toMatchObject([{ used: 1, active: false }]);
});

test('uses the licence that ends first', async () => {
  const { grant, mine, join } = await licenseHouse();
  done(await grant({ usages: 1, hours: 2 * DAY }));
  done(await grant({ usages: 1, hours: DAY }));
  await join();
  expect((await mine()).rows.map(({ hours, used }) => [hours, used])).toEqual([
    [DAY, 1],
    [2 * DAY, 0],
  ]);
  await join();
  expect((await mine()).rows.map(({ used }) => used)).toEqual([1, 1]);
});

test('keeps the units of a deleted run in the list of uses', async () => {
  const { grant, mine, join, ada, exploration } = await licenseHouse();
  done(await grant());
  await join();
  done(await ada.client.managedExplorations.remove({ params: { exploration_id: exploration.id } }));
  expect((await mine()).rows).toMatchObject([
    { used: 1, progress: [{ Exploration: { name: exploration.name }, used: 1 }] },
  ]);
});

test('uses no unit for a test of the creator', async () => {
  const { grant, mine, ada, exploration } = await licenseHouse();
  done(await grant());
  const params = { exploration_id: exploration.id };
  done(await ada.client.managedExplorations.tryOut({ params, body: { unlocked: false } }));
  expect((await mine()).rows).toMatchObject([{ used: 0 }]);
});
