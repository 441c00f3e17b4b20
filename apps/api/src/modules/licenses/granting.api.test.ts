import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { DAY, licenseHouse } from '#testing/license-house.ts';
import { problem } from '#testing/problems.ts';

test('shows a granted licence to its holder and mails them', async () => {
  const { grant, mine, ada, email, deps } = await licenseHouse({ STUDIO_URL: 'https://studio.test' });
  const granted = done(await grant());
  const expected = {
    id: granted.id,
    start_date: '2026-05-01T10:00:00.000Z',
    hours: DAY,
    end_date: '2026-05-02T10:00:00.000Z',
    used: 0,
    License: { name: 'business_starter', usages: 25 },
    active: true,
    state: 'active',
    exceeded: false,
    quota: { min: 1, max: 25 },
    progress: [],
  };
  expect(granted).toEqual({ ...expected, User: { name: `User ${ada.userId}`, email } });
  expect(await mine()).toEqual({ count: 1, rows: [expected] });
  const { mails } = deps.store.db.t;
  expect(await deps.store.db.select().from(mails)).toMatchObject([
    {
      recipient: email,
      subject: 'Deine Lizenz für Puzzle Runs',
      text: expect.stringMatching(
        /25 Teilnahmen, vom 1\. Mai 2026 bis zum 2\. Mai 2026[^]*studio\.test\/management\/license/,
      ),
    },
  ]);
});

test('writes the mail in the requested language', async () => {
  const { grant, deps } = await licenseHouse();
  done(await grant({ language: 'en' }));
  expect(await deps.store.db.select().from(deps.store.db.t.mails)).toMatchObject([
    { subject: 'Your Puzzle Runs licence', text: expect.stringContaining('from 1 May 2026 to 2 May 2026') },
  ]);
});

test('refuses listing, granting and ending to accounts that are not owners', async () => {
  const { ada, email, grant } = await licenseHouse();
  const { id } = done(await grant());
  const { subscriptions } = ada.client;
  const body = { email, license: 'business_starter', hours: DAY };
  expect(await subscriptions.list({ query: {} })).toMatchObject(problem(403, 'forbidden'));
  expect(await subscriptions.grant({ body })).toMatchObject(problem(403, 'forbidden'));
  const params = { subscription_id: id };
  expect(await subscriptions.end({ params, body: {} })).toMatchObject(problem(403, 'forbidden'));
  expect(await subscriptions.extend({ params, body: { units: 1 } })).toMatchObject(problem(403, 'forbidden'));
});

test.each([
  [{ email: 'niemand@example.org' }, 404, 'not_found', 'email'],
  [{ license: 'business_gold' }, 400, 'invalid_request', 'license'],
  [{ license: 'school_teacher' }, 400, 'missing', 'usages'],
  [{ hours: 0 }, 400, 'invalid_request', 'hours'],
  [{ hours: 9_999 }, 400, 'invalid_request', 'hours'],
  [{ usages: 0 }, 400, 'invalid_request', 'usages'],
  [{ start_date: '2026-04-30T10:00:00.000Z' }, 400, 'invalid_request', 'start_date'],
  [{ start_date: '9999-12-31T23:00:00.000Z' }, 400, 'invalid_request', 'start_date'],
])('refuses to grant %j: %i %s', async (over, status, code, path) => {
  const { grant } = await licenseHouse();
  expect(await grant(over)).toMatchObject({ status, body: { errors: [{ code, path }] } });
});

test('accepts the number of participations where the price table leaves it open', async () => {
  const { grant } = await licenseHouse();
  expect(done(await grant({ license: 'school_teacher', usages: 30 }))).toMatchObject({ License: { usages: 30 } });
});

test('ends a licence once, deactivates it and mails the holder', async () => {
  const { grant, mine, owner, clock, deps } = await licenseHouse();
  const params = { subscription_id: done(await grant()).id };
  clock.passMinutes(60);
  expect(done(await owner.subscriptions.end({ params, body: {} }))).toMatchObject({
    active: false,
    state: 'over',
    end_date: '2026-05-01T11:00:00.000Z',
    quota: { min: 0, max: 0 },
  });
  expect((await mine()).rows).toMatchObject([{ active: false }]);
  expect(await owner.subscriptions.end({ params, body: {} })).toMatchObject(problem(409, 'nochange'));
  const gone = { subscription_id: 2_147_483_647 };
  expect(await owner.subscriptions.end({ params: gone, body: {} })).toMatchObject(problem(404, 'not_found'));
  const { rows } = done(await owner.subscriptions.list({ query: {} }));
  expect(rows).toHaveLength(1);
  expect(await deps.store.db.$count(deps.store.db.t.mails)).toBe(2);
});

test('finds licences by part of the address of the holder', async () => {
  const { grant, owner, email, ada } = await licenseHouse();
  done(await grant());
  const found = async (part: string) => done(await owner.subscriptions.list({ query: { email: part } })).count;
  expect(await found(` USER-${ada.userId}@`)).toBe(1);
  expect(await found(email)).toBe(1);
  expect(await found('')).toBe(1);
  expect(await found('user-%@example.org')).toBe(0);
  expect(await found('user_')).toBe(0);
  expect(await found('eve@')).toBe(0);
});
