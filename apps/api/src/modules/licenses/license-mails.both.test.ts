import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { DAY, licenseHouse } from '#testing/license-house.ts';
import { problem } from '#testing/problems.ts';

/** A house whose licence has this many units, with the subjects of all queued mails. */
async function licensed(usages: number) {
  const house = await licenseHouse();
  const { id } = done(await house.grant({ usages, language: 'en' }));
  const { mails } = house.deps.store.db.t;
  const sent = async () =>
    (await house.deps.store.db.select().from(mails)).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  const params = { subscription_id: id };
  return { ...house, params, sent, extend: (body: object) => house.owner.subscriptions.extend({ params, body }) };
}

const NEARLY = ['Your Puzzle Runs licence is nearly used up', 'Eine Lizenz ist fast aufgebraucht'];
const EXCEEDED = ['Your Puzzle Runs licence is exceeded', 'Eine Lizenz ist überschritten'];

test('mails holder and owners once at 80 % and once when it is exceeded, while thirty players join at once', async () => {
  const { join, sent, email } = await licensed(10);
  for (let joined = 0; joined < 7; joined += 1) await join();
  expect(await sent()).toHaveLength(1);
  await Promise.all(Array.from({ length: 30 }, () => join()));
  const owner = 'user-7@example.org';
  expect((await sent()).slice(1).toSorted()).toEqual(
    [NEARLY, EXCEEDED].flatMap(([mine, theirs]) => [`${email}: ${mine}`, `${owner}: ${theirs}`]).toSorted(),
  );
});

test('mails at 80 % also for units taken by hand, and again for a limit that was raised', async () => {
  const { ada, params, sent, extend, email } = await licensed(10);
  const take = async (units: number) => done(await ada.client.subscriptions.takeUnits({ params, body: { units } }));
  await take(8);
  await take(1);
  expect(await sent()).toHaveLength(3);
  done(await extend({ units: 10 }));
  await take(7);
  expect(await sent()).toEqual(expect.arrayContaining([`${email}: Your Puzzle Runs licence has been extended`]));
  expect(await sent()).toHaveLength(6);
});

test('adds units and hours, and ends at most a year after the extension', async () => {
  const { extend, clock, params, owner } = await licensed(10);
  clock.passMinutes(60);
  expect(done(await extend({ units: 5, hours: DAY }))).toMatchObject({
    hours: 2 * DAY,
    end_date: '2026-05-03T10:00:00.000Z',
    License: { usages: 15 },
  });
  expect(await extend({})).toMatchObject(problem(400, 'missing'));
  expect(await extend({ hours: 366 * DAY - 46 })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'limit_reached', path: 'hours', params: { max: 366 * DAY - 47 } }] },
  });
  expect(await extend({ units: 99_999 })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'limit_reached', path: 'units', params: { max: 99_985 } }] },
  });
  done(await extend({ hours: 366 * DAY - 47 }));
  done(await owner.subscriptions.end({ params, body: {} }));
  expect(await extend({ units: 1 })).toMatchObject(problem(409, 'nochange'));
});

test('loses no use and no unit when a licence is extended during fifty joins', async () => {
  const { join, extend, mine } = await licensed(10);
  await Promise.all([
    ...Array.from({ length: 50 }, () => join()),
    ...Array.from({ length: 5 }, () => extend({ units: 2 })),
  ]);
  expect((await mine()).rows).toMatchObject([{ used: 50, License: { usages: 20 } }]);
});
