import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { testApp } from '#testing/test-app.ts';

const OWNER = 7;
const DAY = 24;

/** An installation whose owner grants licences, and a creator with a run. */
async function house(env: NodeJS.ProcessEnv = {}) {
  const opened = await testApp({ env: { OWNER_EMAILS: `user-${OWNER}@example.org`, ...env } });
  const owner = opened.as(await opened.given.session(OWNER));
  const ada = await creator(opened);
  const { run } = await ada.publishedRun();
  const email = `user-${ada.userId}@example.org`;
  type Grant = NonNullable<Parameters<typeof owner.subscriptions.grant>[0]>['body'];
  return {
    ...opened,
    owner,
    ada,
    run,
    email,
    grant: (over: Partial<Grant> = {}) =>
      owner.subscriptions.grant({ body: { email, license: 'business_starter', hours: DAY, ...over } }),
    mine: async () => done(await ada.client.subscriptions.myself({ query: {} })),
    join: (over = {}) => opened.given.player(run, over),
  };
}

describe('granting', () => {
  test('an owner grants a licence to an account, which sees it and gets a mail', async () => {
    const { grant, mine, ada, email, deps } = await house({ STUDIO_URL: 'https://studio.test' });
    const granted = done(await grant());
    const expected = {
      id: granted.id,
      start_date: '2026-05-01T10:00:00.000Z',
      hours: DAY,
      end_date: '2026-05-02T10:00:00.000Z',
      used: 0,
      License: { name: 'business_starter', usages: 25 },
      active: true,
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

  test('the mail is in the language that was asked for', async () => {
    const { grant, deps } = await house();
    done(await grant({ language: 'en' }));
    expect(await deps.store.db.select().from(deps.store.db.t.mails)).toMatchObject([
      { subject: 'Your licence for Puzzle Runs', text: expect.stringContaining('from 1 May 2026 to 2 May 2026') },
    ]);
  });

  test('who is no owner may not look, grant or end', async () => {
    const { ada, email, grant } = await house();
    const { id } = done(await grant());
    const { subscriptions } = ada.client;
    const body = { email, license: 'business_starter', hours: DAY };
    expect(await subscriptions.list({ query: {} })).toMatchObject(problem(403, 'forbidden'));
    expect(await subscriptions.grant({ body })).toMatchObject(problem(403, 'forbidden'));
    const params = { subscription_id: id };
    expect(await subscriptions.end({ params, body: {} })).toMatchObject(problem(403, 'forbidden'));
  });

  test.each([
    [{ email: 'niemand@example.org' }, 404, 'not_found', 'email'],
    [{ license: 'business_gold' }, 400, 'invalid_request', 'license'],
    [{ license: 'school_teacher' }, 400, 'missing', 'usages'],
    [{ hours: 0 }, 400, 'invalid_request', 'hours'],
    [{ hours: 9_999 }, 400, 'invalid_request', 'hours'],
    [{ usages: 0 }, 400, 'invalid_request', 'usages'],
  ])('%j is refused: %i %s', async (over, status, code, path) => {
    const { grant } = await house();
    expect(await grant(over)).toMatchObject({ status, body: { errors: [{ code, path }] } });
  });

  test('where the price table leaves the number open, it is said when granting', async () => {
    const { grant } = await house();
    expect(done(await grant({ license: 'school_teacher', usages: 30 }))).toMatchObject({ License: { usages: 30 } });
  });

  test('an ended licence holds no longer, its holder gets a mail, and it cannot be ended twice', async () => {
    const { grant, mine, owner, clock, deps } = await house();
    const params = { subscription_id: done(await grant()).id };
    clock.passMinutes(60);
    expect(done(await owner.subscriptions.end({ params, body: {} }))).toMatchObject({
      active: false,
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
});

describe('counting', () => {
  test('a participation uses one unit, however often its player joins', async () => {
    const { grant, mine, join, run } = await house();
    done(await grant());
    const { claims } = await join();
    await join({ progressor_id: claims.user.user_id });
    await join();
    expect((await mine()).rows).toMatchObject([
      { used: 2, quota: { max: 23 }, progress: [{ Exploration: { name: run.name }, Battle: { name: null }, used: 2 }] },
    ]);
  });

  test('a hundred simultaneous joins are counted exactly once each', async () => {
    const { grant, mine, join } = await house();
    done(await grant());
    const first = await join();
    const again = { progressor_id: first.claims.user.user_id };
    await Promise.all(Array.from({ length: 100 }, (_, index) => join(index % 2 ? again : {})));
    expect((await mine()).rows).toMatchObject([{ used: 51, exceeded: true, progress: [{ used: 51 }] }]);
  });

  test('more than there is refuses nobody, and is shown', async () => {
    const { grant, mine, join } = await house();
    done(await grant({ usages: 1 }));
    await join();
    expect((await mine()).rows).toMatchObject([{ used: 1, exceeded: false, quota: { min: 0, max: 0 } }]);
    await join();
    expect((await mine()).rows).toMatchObject([{ used: 2, exceeded: true, quota: { min: 0, max: 0 } }]);
  });

  test('a team of a battle is one participation, counted for whoever made the battle', async () => {
    const opened = await house();
    const event = await organiser(opened);
    done(await opened.grant({ email: `user-${event.userId}@example.org` }));
    for (const index of [0, 0, 1, 0]) await event.phone(index);
    expect(done(await event.client.subscriptions.myself({ query: {} })).rows).toMatchObject([
      { used: 2, progress: [{ Exploration: { name: event.run.name }, Battle: { name: event.battle.name }, used: 2 }] },
    ]);
  });

  test('before it begins and after it ends a licence counts nothing; what is played goes on', async () => {
    const { grant, mine, join, as, clock } = await house();
    done(await grant({ start_date: '2026-05-01T11:00:00.000Z', hours: 1 }));
    await join();
    clock.passMinutes(60);
    const during = await join();
    clock.passMinutes(60);
    expect(await as(during.token).joined.pois()).toMatchObject({ status: 200 });
    await join();
    expect((await mine()).rows).toMatchObject([{ used: 1, active: false }]);
  });

  test('of several licences the one that ends first is used first', async () => {
    const { grant, mine, join } = await house();
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

  test('what a run has used stays in the list when it is deleted', async () => {
    const { grant, mine, join, ada, run } = await house();
    done(await grant());
    await join();
    done(await ada.client.managedExplorations.remove({ params: { exploration_id: run.id } }));
    expect((await mine()).rows).toMatchObject([{ used: 1, progress: [{ Exploration: { name: run.name }, used: 1 }] }]);
  });

  test('a test of the creator uses nothing', async () => {
    const { grant, mine, ada, run } = await house();
    done(await grant());
    const params = { exploration_id: run.id };
    done(await ada.client.managedExplorations.tryOut({ params, body: { unlocked: false } }));
    expect((await mine()).rows).toMatchObject([{ used: 0 }]);
  });
});

describe('taking units by hand', () => {
  test('reduces what is left, and is written down', async () => {
    const { grant, ada, mine } = await house();
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

  test('never takes more than there is, also by twenty calls at once', async () => {
    const { grant, ada, mine } = await house();
    const params = { subscription_id: done(await grant()).id };
    const take = () => ada.client.subscriptions.takeUnits({ params, body: { units: 10 } });
    const answers = await Promise.all(Array.from({ length: 20 }, take));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await mine()).rows).toMatchObject([{ used: 20 }]);
  });

  test('is for the holder only, and for a licence that holds', async () => {
    const opened = await house();
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
});
