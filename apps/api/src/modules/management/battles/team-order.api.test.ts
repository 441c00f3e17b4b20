import { expect, test } from 'vitest';
import { done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const TEAMS = ['Füchse', 'Dachse', 'Igel'];

/** A run of five spots in which one waits for the other, and three teams that have not joined yet. */
async function event(order: { team_order: 'rotated' | 'random'; fixed_first?: boolean; fixed_last?: boolean }) {
  const by = await organiser(opened, TEAMS);
  const tasks = [by.firstTask];
  for (let n = 2; n <= 5; n += 1)
    tasks.push(await by.task(await by.poi(by.exploration, { name: freshName(`Halt ${n}`) })));
  done(
    await by.client.managedExplorations.change({
      params: { exploration_id: by.exploration.id },
      body: { route: 'in_order' },
    }),
  );
  const changed = done(await by.client.managedBattles.change({ params: by.params, body: order }));
  expect(changed).toMatchObject(order);
  const rows = async (index: number) => done(await (await by.phone(index)).joined.pois()).rows;
  return { ...by, tasks, rows };
}

type Rows = Awaited<ReturnType<Awaited<ReturnType<typeof event>>['rows']>>;

/** The ids in the order of the team, beginning with the smallest one as 1. */
function order(rows: Rows): number[] {
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  return rows.map(({ id }) => ids.indexOf(id) + 1);
}

test('lets each team begin at another spot, with its own numbers, and opens the spots in this order', async () => {
  const by = await event({ team_order: 'rotated', fixed_last: true });
  const [foxes, badgers, hedgehogs] = [await by.rows(0), await by.rows(1), await by.rows(2)];
  expect([foxes, badgers, hedgehogs].map(order)).toEqual([
    [1, 2, 3, 4, 5],
    [2, 3, 4, 1, 5],
    [3, 4, 1, 2, 5],
  ]);
  for (const rows of [foxes, badgers, hedgehogs]) {
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ unlocked }) => unlocked)).toEqual([true, false, false, false, false]);
  }
  const badger = await by.phone(1);
  const solve = (index: number) =>
    badger.progress.submit({ body: answerTo({ id: by.tasks[index]?.id ?? 0, taskType: 'guess_number' }, 16) });
  expect(await solve(0)).toMatchObject(problem(403, 'poi_locked'));
  done(await solve(1));
  const after = done(await badger.joined.pois()).rows;
  expect(after.map(({ unlocked }) => unlocked)).toEqual([true, true, false, false, false]);
});

test('keeps the order of a team when the setting, or the run, changes', async () => {
  const by = await event({ team_order: 'rotated' });
  expect(order(await by.rows(1))).toEqual([2, 3, 4, 5, 1]);
  const body = { team_order: 'as_written' } as const;
  done(await by.client.managedBattles.change({ params: by.params, body }));
  const added = await by.poi(by.exploration, { name: freshName('Neu') });
  const second = await by.rows(1);
  expect(order(second)).toEqual([2, 3, 4, 5, 6, 1]);
  expect(second[4]).toMatchObject({ id: added.id, position: 5 });
  expect(order(await by.rows(2))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('gives a team an order of its own by chance, once', async () => {
  const by = await event({ team_order: 'random', fixed_first: true, fixed_last: true });
  const orders = [await by.rows(0), await by.rows(1), await by.rows(2)].map(order);
  for (const each of orders) {
    expect([each[0], each[4]]).toEqual([1, 5]);
    expect(new Set(each)).toEqual(new Set([1, 2, 3, 4, 5]));
  }
  expect([await by.rows(0), await by.rows(1), await by.rows(2)].map(order)).toEqual(orders);
});

test('puts no spot before one that it waits for', async () => {
  const by = await event({ team_order: 'rotated' });
  const pois = (await by.rows(0)).map(({ id }) => id);
  const body = { unlock_type: 'poi_list' as const, pois: [pois[1] ?? 0] };
  done(await by.client.conditions.create({ params: { poi_id: pois[4] ?? 0 }, body }));
  expect(order(await by.rows(2))).toEqual([3, 4, 1, 2, 5]);
});

test('tells the organiser which spot a team has next', async () => {
  const by = await event({ team_order: 'rotated' });
  const badger = await by.phone(1);
  const next = async () => {
    const { rows } = done(await by.client.managedEvents.teams({ params: by.params }));
    return TEAMS.map(
      (_, index) => rows.find(({ Team }) => Team.id === by.side(index).team.id)?.NextPoi?.name.slice(0, 6) ?? null,
    );
  };
  expect(await next()).toEqual([null, 'Halt 2', null]);
  const id = by.tasks[1]?.id ?? 0;
  done(await badger.progress.submit({ body: answerTo({ id, taskType: 'guess_number' }, 16) }));
  expect(await next()).toEqual([null, 'Halt 3', null]);
});
