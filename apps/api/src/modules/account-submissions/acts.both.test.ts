import { randomUUID } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteExpired } from '#jobs/delete-expired.ts';
import { ACTS, prepareAct } from '#testing/acts.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { everyRoute } from '#testing/every-route.ts';
import { problem } from '#testing/problems.ts';
import { fileApp, testApp } from '#testing/test-app.ts';

/** Accounts do not disturb each other, so all use the same id. */
const ID = '0b0c7f0e-6a0b-4b8e-9d62-0d6f4f6c8a11';
const OWNER_EMAILS = Array.from({ length: 500 }, (_, index) => `user-${1_000 + index}@example.org`).join();

const opened = await fileApp({ env: { OWNER_EMAILS } });

/** All rows of the database as text. */
async function everything(): Promise<string> {
  const { store } = opened.deps;
  const tables = Object.values(store.db.t).filter((table) => getTableName(table) !== 'exploration_search');
  const rows = await Promise.all(
    tables.map(async (table) => [getTableName(table), await store.db.select().from(table)]),
  );
  return JSON.stringify(rows);
}

/** Rows that `work` adds, by table. */
async function addedBy(work: () => Promise<unknown>) {
  const { store } = opened.deps;
  const before = await rowCounts(store);
  await work();
  return Object.fromEntries(
    Object.entries(await rowCounts(store)).flatMap(([table, count]) => {
      const added = count - (before[table] ?? 0);
      return added === 0 ? [] : [[table, added]];
    }),
  );
}

/** Points given to the first team. */
async function pointsGiven({ read, side }: Awaited<ReturnType<typeof prepareAct>>['by']) {
  return (await read()).Participants?.find(({ id }) => id === side(0).id)?.adjustedPoints;
}

const names = Object.keys(ACTS);

test('the acts of these tests are all calls of an account with a submission_id', () => {
  const inContract = everyRoute.filter(({ headers, body, query }) => {
    const isOfAccount = headers?.shape && 'authorization' in headers.shape;
    const schemas = [body, query].filter((schema) => schema instanceof z.ZodType);
    const text = JSON.stringify(
      schemas.map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    );
    return isOfAccount && text.includes('"submission_id"');
  });
  const ofPlayers = /^(progress|photoUploads|registrations|joining)\./;
  expect(
    inContract
      .map(({ name }) => name)
      .filter((name) => !ofPlayers.test(name))
      .toSorted(),
  ).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  test('returns the first response to a repeated submission, changes nothing, and refuses other values', async () => {
    const { send, sendOther } = await prepareAct(opened, name);
    const first = await send(ID);
    expect(first).toMatchObject({ status: 200 });
    const after = await everything();
    opened.clock.passMinutes(5);
    expect(await send(ID)).toEqual(first);
    expect(await sendOther(ID)).toMatchObject(problem(409, 'conflict'));
    expect(await everything()).toBe(after);
    const { send: sendByOther } = await prepareAct(opened, name);
    expect((await addedBy(() => sendByOther(ID))).account_submissions).toBeGreaterThan(0);
  });

  test('acts once for submissions that are sent at the same time, like one without an id', async () => {
    const { send } = await prepareAct(opened, name);
    const { send: sendWithoutId } = await prepareAct(opened, name);
    const { account_submissions: stored, ...added } = await addedBy(async () => {
      const responses = await Promise.all([send(ID), send(ID), send(ID)]);
      expect(responses[0]).toMatchObject({ status: 200 });
      for (const response of responses) expect(response).toEqual(responses[0]);
    });
    expect(stored).toBeGreaterThan(0);
    expect(await addedBy(async () => expect(await sendWithoutId()).toMatchObject({ status: 200 }))).toEqual(added);
  });
});

test('acts again with another id, and without one', async () => {
  const { send, by } = await prepareAct(opened, 'managedBattles.givePoints');
  for (const id of [ID, ID, randomUUID(), undefined]) await send(id);
  expect(await pointsGiven(by)).toBe(150);
});

test('stores no refused act, so that it may be repeated after the correction', async () => {
  const { send, by } = await prepareAct(opened, 'managedBattles.givePoints');
  expect(await send(ID, { body: { team_id: 4_711, points: 50, reason: 'Foto' } })).toMatchObject(
    problem(404, 'not_found'),
  );
  expect(await send(ID, { body: { team_id: by.side(0).team.id, points: 0, reason: 'Foto' } })).toMatchObject({
    status: 400,
  });
  expect(await send(ID)).toMatchObject({ status: 200 });
  expect(await pointsGiven(by)).toBe(50);
});

test('returns which teams were refused, when an act for several teams is repeated', async () => {
  const { send, by } = await prepareAct(opened, 'managedEvents.act');
  const body = {
    participant_ids: [by.side(0).id, 4_711],
    team_action: { action: 'points', points: 5, reason: 'Lied' },
  };
  const first = await send(ID, { body });
  expect(first.body).toEqual({ done: 1, refused: [{ participant_id: 4_711, code: 'not_found' }] });
  expect(await send(ID, { body })).toEqual(first);
});

test('returns the first response after the record was deleted', async () => {
  const { send, by } = await prepareAct(opened, 'managedTeams.create');
  const first = await send(ID);
  const { id: team_id } = first.body as { id: number };
  await by.client.managedTeams.remove({ params: { team_id } });
  expect(await send(ID)).toEqual(first);
});

test('takes a repeated submission whose picture of another host got an own address', async () => {
  const { send } = await prepareAct(opened, 'managedTeams.create');
  const body = { name: 'Luchse', image: 'https://example.org/luchs.png' };
  const first = await send(ID, { body });
  expect(first).toMatchObject({ status: 200 });
  expect(await send(ID, { body })).toEqual(first);
});

test('an id counts again after seven days', async () => {
  const opened = await testApp({ env: { OWNER_EMAILS } }); // days pass
  const { send, by } = await prepareAct(opened, 'managedBattles.givePoints');
  const { store } = opened.deps;
  const stored = () => store.db.$count(store.db.t.accountSubmissions);
  await send(ID);
  opened.clock.passMinutes(7 * 24 * 60 - 1);
  await deleteExpired(opened.deps);
  expect(await stored()).toBe(1);
  opened.clock.passMinutes(1);
  await deleteExpired(opened.deps);
  expect(await stored()).toBe(0);
  const { managedBattles } = opened.as(await opened.given.session(by.userId));
  const body = { team_id: by.side(0).team.id, points: 50, reason: 'Foto', submission_id: ID };
  expect(await managedBattles.givePoints({ params: by.params, body })).toMatchObject({ body: { adjustedPoints: 100 } });
});
