import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { conditions, managedExplorations, managedPois, prerequisites, tasks } = ada.client;

/** A published run of Spots with these names, each with one quest. */
async function runOf(...names: string[]) {
  const exploration = await ada.draft();
  const spots = new Map<string, { id: number; taskId: number }>();
  for (const name of names) {
    const { id } = await ada.poi(exploration, { name });
    spots.set(name, { id, taskId: (await ada.task({ id })).id });
  }
  const params = { exploration_id: exploration.id };
  done(await managedExplorations.publish({ params, body: { published: true } }));
  const spot = (name: string) => spots.get(name) as { id: number; taskId: number };
  const at = (name: string) => ({ params: { poi_id: spot(name).id } });
  return {
    exploration,
    spot,
    at,
    /** `name` waits for `value` of the other Spots. */
    after: (name: string, others: string[], value?: number) =>
      conditions.create({
        ...at(name),
        body: { unlock_type: 'poi_list', pois: others.map((each) => spot(each).id), ...(value && { value }) },
      }),
    async row(name: string) {
      const { rows } = done(await managedPois.list({ query: { exploration_name: exploration.slug } }));
      return rows.find((each) => each.name === name);
    },
    async player() {
      const client = opened.as((await opened.given.player(exploration)).token);
      return {
        client,
        solve: (name: string) =>
          client.progress.submit({ body: answerTo({ id: spot(name).taskId, taskType: 'guess_number' }, 16) }),
        async open() {
          const { rows } = done(await client.joined.pois());
          return rows.filter(({ unlocked }) => unlocked).map(({ name }) => name);
        },
      };
    },
  };
}

describe('a condition', () => {
  test('waits for all named Spots, is changed, and is deleted like a Qualifier', async () => {
    const run = await runOf('A', 'B', 'C');
    const made = done(await run.after('C', ['A', 'B']));
    expect(made).toEqual({
      id: expect.any(Number),
      unlock_type: 'poi_list',
      value: 2,
      pois: [run.spot('A').id, run.spot('B').id],
      updated_at: expect.any(String),
    });
    expect(await run.row('C')).toMatchObject({ UnlockPrerequisites: [], Conditions: [made] });
    const params = { poi_id: run.spot('C').id, condition_id: made.id };
    const one = done(await conditions.change({ params, body: { value: 1 } }));
    expect(one).toMatchObject({ value: 1, pois: made.unlock_type === 'poi_list' ? made.pois : [] });
    expect(await conditions.change({ params, body: { value: 1 } })).toMatchObject(problem(409, 'nochange'));
    const stale = { pois: [run.spot('A').id], updated_at: made.updated_at };
    expect(await conditions.change({ params, body: stale })).toMatchObject(problem(409, 'conflict'));
    const onlyB = done(await conditions.change({ params, body: { pois: [run.spot('B').id] } }));
    expect(onlyB).toMatchObject({ value: 1, pois: [run.spot('B').id] });
    done(await prerequisites.remove({ params: { poi_id: run.spot('C').id, prerequisite_id: made.id } }));
    expect(await run.row('C')).not.toHaveProperty('Conditions');
  });

  test('names quests, and players learn how many are missing but not which', async () => {
    const run = await runOf('A', 'B', 'C');
    const body = { unlock_type: 'task_list' as const, tasks: [run.spot('A').taskId, run.spot('B').taskId], value: 1 };
    const { id } = done(await conditions.create({ ...run.at('C'), body }));
    const ben = await run.player();
    const { rows } = done(await ben.client.joined.pois());
    expect(rows[2]?.Conditions).toEqual([{ id, unlock_type: 'task_list', value: 1, remaining: 1 }]);
    expect(await ben.solve('C')).toMatchObject(problem(403, 'poi_locked'));
    done(await ben.solve('B'));
    expect(await ben.open()).toEqual(['A', 'B', 'C']);
  });

  test('is refused for what is not of the run, for its own Spot, for no list and for more than it names', async () => {
    const [here, there] = [await runOf('A', 'B'), await runOf('A')];
    const own = here.spot('A').id;
    const b = here.spot('B').id;
    const bad = [
      { unlock_type: 'poi_list', pois: [there.spot('A').id] },
      { unlock_type: 'poi_list', pois: [own] },
      { unlock_type: 'poi_list', pois: [] },
      { unlock_type: 'poi_list', pois: [b, b] },
      { unlock_type: 'poi_list', pois: [b], value: 2 },
      { unlock_type: 'task_list', tasks: [there.spot('A').taskId] },
      { unlock_type: 'moon', pois: [b] },
    ];
    for (const body of bad)
      expect(await conditions.create({ ...here.at('A'), body: body as never })).toMatchObject(
        problem(400, 'invalid_request'),
      );
    const { id } = done(await here.after('A', ['B']));
    const points = done(await prerequisites.create({ ...here.at('A'), body: { unlock_type: 'points', value: 1 } }));
    const change = (condition_id: number, body: object) =>
      conditions.change({ params: { poi_id: own, condition_id }, body });
    expect(await change(id, { tasks: [here.spot('B').taskId] })).toMatchObject(problem(400, 'invalid_request'));
    expect(await change(points.id, { value: 1 })).toMatchObject(problem(404, 'not_found'));
    const asPrerequisite = { params: { poi_id: own, prerequisite_id: id }, body: { value: 5 } };
    expect(await prerequisites.change(asPrerequisite)).toMatchObject(problem(404, 'not_found'));
    const eve = await creator(opened);
    const named = { unlock_type: 'poi_list' as const, pois: [b] };
    expect(await eve.client.conditions.create({ ...here.at('A'), body: named })).toMatchObject(
      problem(404, 'not_found'),
    );
  });

  test('counts among the fifty Qualifiers of a Spot', async () => {
    const run = await runOf('A', 'B');
    const body = { unlock_type: 'time', value: 1 } as const;
    for (let index = 0; index < 50; index += 1) done(await prerequisites.create({ ...run.at('A'), body }));
    expect(await run.after('A', ['B'])).toMatchObject(problem(409, 'limit_reached', { max: 50 }));
  });
});

describe('a Spot with conditions', () => {
  test('opens by one of them once one is enough', async () => {
    const run = await runOf('A', 'B', 'C');
    done(await run.after('C', ['A']));
    done(await run.after('C', ['B']));
    const ben = await run.player();
    done(await ben.solve('A'));
    expect(await ben.open()).toEqual(['A', 'B']);
    const any = done(await managedPois.change({ ...run.at('C'), body: { unlock_mode: 'any' } }));
    expect(any).toMatchObject({ unlock_mode: 'any' });
    expect(await ben.open()).toEqual(['A', 'B', 'C']);
    done(await managedPois.change({ ...run.at('C'), body: { unlock_mode: 'all' } }));
    expect(await ben.open()).toEqual(['A', 'B', 'C']);
    expect(await (await run.player()).open()).toEqual(['A', 'B']);
  });

  test('stays open for present players when a condition, an order or a quest is added, and is closed for new ones', async () => {
    const run = await runOf('A', 'B', 'C');
    const present = await run.player();
    done(await run.after('B', ['A']));
    const params = { exploration_id: run.exploration.id };
    done(await managedExplorations.change({ params, body: { route: 'in_order' } }));
    expect(await present.open()).toEqual(['A', 'B', 'C']);
    const late = await run.player();
    expect(await late.open()).toEqual(['A']);
    done(await late.solve('A'));
    await ada.task({ id: run.spot('A').id });
    expect(await late.open()).toEqual(['A', 'B']);
  });

  test('keeps what it opened when a Spot or a quest that it waited for is deleted', async () => {
    const run = await runOf('A', 'B', 'C', 'D');
    done(await run.after('C', ['A', 'B'], 2));
    done(await run.after('D', ['A']));
    const ben = await run.player();
    done(await ben.solve('A'));
    expect(await ben.open()).toEqual(['A', 'B', 'D']);
    const removed = done(await managedPois.remove(run.at('A')));
    expect(removed).toEqual({
      deleted: true,
      adapted: [expect.objectContaining({ name: 'C' }), expect.objectContaining({ name: 'D' })],
    });
    expect(await run.row('C')).toMatchObject({ Conditions: [{ value: 1, pois: [run.spot('B').id] }] });
    expect(await run.row('D')).not.toHaveProperty('Conditions');
    const ofQuest = { unlock_type: 'task_list' as const, tasks: [run.spot('B').taskId] };
    done(await conditions.create({ ...run.at('D'), body: ofQuest }));
    const params = { poi_id: run.spot('B').id, task_id: run.spot('B').taskId };
    expect(done(await tasks.remove({ params })).adapted).toMatchObject([{ name: 'D' }]);
    expect(done(await tasks.remove({ params: { poi_id: run.spot('D').id, task_id: run.spot('D').taskId } }))).toEqual({
      deleted: true,
    });
  });
});

describe('Spots that wait for each other', () => {
  test('are refused in a published run, with the chain, by every edit that makes them wait', async () => {
    const run = await runOf('Turm', 'Brunnen', 'Tor');
    done(await run.after('Turm', ['Brunnen']));
    const cycle = problem(409, 'cyclic_conditions', { chain: 'Turm → Brunnen → Turm' });
    expect(await run.after('Brunnen', ['Turm'])).toMatchObject(cycle);
    const byQuest = { unlock_type: 'task_list' as const, tasks: [run.spot('Turm').taskId] };
    expect(await conditions.create({ ...run.at('Brunnen'), body: byQuest })).toMatchObject(cycle);
    const params = { exploration_id: run.exploration.id };
    expect(await managedExplorations.change({ params, body: { route: 'in_order' } })).toMatchObject(cycle);
    const { id } = done(await run.after('Brunnen', ['Tor']));
    const change = { params: { poi_id: run.spot('Brunnen').id, condition_id: id } };
    expect(await conditions.change({ ...change, body: { pois: [run.spot('Turm').id] } })).toMatchObject(cycle);
    expect(await run.row('Brunnen')).toMatchObject({ Conditions: [{ pois: [run.spot('Tor').id] }] });
  });

  test('may be saved in a draft, which the checklist then refuses to publish', async () => {
    const run = await runOf('Turm', 'Brunnen');
    const params = { exploration_id: run.exploration.id };
    done(await managedExplorations.publish({ params, body: { published: false } }));
    done(await run.after('Turm', ['Brunnen']));
    done(await run.after('Brunnen', ['Turm']));
    const { rows, publishable } = done(await managedExplorations.checklist({ params }));
    expect(publishable).toBe(false);
    expect(rows.map(({ reason, chain }) => ({ reason, chain }))).toEqual([
      { reason: 'poi_unreachable', chain: ['Turm', 'Brunnen', 'Turm'] },
      { reason: 'poi_unreachable', chain: ['Brunnen', 'Turm', 'Brunnen'] },
    ]);
    const refused = await managedExplorations.publish({ params, body: { published: true } });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errors: [
          { code: 'not_publishable', params: { chain: 'Turm → Brunnen → Turm' } },
          { code: 'not_publishable', params: { chain: 'Brunnen → Turm → Brunnen' } },
        ],
      },
    });
  });
});

describe('the rules of a run', () => {
  test('make one Spot wait for the one before, also after a new order', async () => {
    const run = await runOf('A', 'B', 'C');
    const params = { exploration_id: run.exploration.id };
    expect(done(await managedExplorations.change({ params, body: { route: 'in_order' } }))).toMatchObject({
      route: 'in_order',
    });
    const ben = await run.player();
    const { rows } = done(await ben.client.joined.pois());
    expect(rows[1]?.Conditions).toEqual([
      { unlock_type: 'poi_list', value: 1, remaining: 1, pois: [run.spot('A').id] },
    ]);
    done(await ben.solve('A'));
    const order = ['C', 'B', 'A'].map((name, index) => ({ poi_id: run.spot(name).id, position: index + 1 }));
    done(await managedPois.arrange({ body: { exploration_name: run.exploration.slug, order } }));
    expect(await ben.open()).toEqual(['C', 'B', 'A']);
    expect(await (await run.player()).open()).toEqual(['C']);
  });

  test('finish it once so many Spots are done; that stays, and points still count', async () => {
    const run = await runOf('A', 'B', 'C');
    const params = { exploration_id: run.exploration.id };
    const change = (body: object) => managedExplorations.change({ params, body });
    expect(await change({ finish_rule: 'pois_done' })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'missing', path: 'finish_pois' }] },
    });
    expect(done(await change({ finish_rule: 'pois_done', finish_pois: 2 }))).toMatchObject({
      finish_rule: 'pois_done',
      finish_pois: 2,
      finish_poi: null,
    });
    const ben = await run.player();
    done(await ben.solve('B'));
    expect(done(await ben.client.joined.pois()).progress.finished_at).toBeNull();
    done(await ben.solve('C'));
    const { finished_at } = done(await ben.client.joined.pois()).progress;
    expect(finished_at).toEqual(expect.any(String));
    done(await ben.solve('A'));
    await ada.task({ id: run.spot('B').id });
    expect(done(await ben.client.joined.pois()).progress).toMatchObject({ finished_at, netPoints: 30 });
  });

  test('finish it with a chosen Spot of the run, until that is deleted', async () => {
    const run = await runOf('A', 'B');
    const params = { exploration_id: run.exploration.id };
    const change = (body: object) => managedExplorations.change({ params, body });
    const foreign = (await runOf('X')).spot('X').id;
    expect(await change({ finish_rule: 'poi_done', finish_poi: foreign })).toMatchObject(
      problem(400, 'invalid_request'),
    );
    done(await change({ finish_rule: 'poi_done', finish_poi: run.spot('B').id }));
    const ben = await run.player();
    done(await ben.solve('B'));
    expect(done(await ben.client.joined.pois()).progress.finished_at).not.toBeNull();
    done(await managedPois.remove(run.at('B')));
    const { rows } = done(await managedExplorations.list({ query: { name: run.exploration.slug } }));
    expect(rows[0]).toMatchObject({ finish_rule: 'nothing_open', finish_pois: null, finish_poi: null });
    expect(done(await ben.client.joined.pois()).progress.finished_at).not.toBeNull();
    expect(done(await (await run.player()).client.joined.pois()).progress.finished_at).toBeNull();
  });

  test('keep who has finished before', async () => {
    const run = await runOf('A', 'B');
    const ben = await run.player();
    done(await ben.solve('A'));
    done(await ben.solve('B'));
    const { id } = await ada.poi(run.exploration, { name: 'Finale' });
    const params = { exploration_id: run.exploration.id };
    done(await managedExplorations.change({ params, body: { finish_rule: 'poi_done', finish_poi: id } }));
    await ada.task({ id });
    expect(done(await ben.client.joined.pois()).progress.finished_at).not.toBeNull();
  });
});
