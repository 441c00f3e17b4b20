import { describe, expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { conditions, managedExplorations, managedPois, tasks } = ada.client;

/** A published run: at the Tor players decide between left, right and back; Turm, Bach and Keller have one quest each. */
async function fork({ published = true } = {}) {
  const exploration = await ada.draft({ playable_offline: true } as never);
  const spots = new Map<string, { id: number; taskId: number }>();
  for (const name of ['Tor', 'Turm', 'Bach', 'Keller']) {
    const { id } = await ada.poi(exploration, { name });
    const content = { task_type: 'decision', points: 0, task: { TaskOptions: OPTIONS } } as const;
    spots.set(name, { id, taskId: (await ada.task({ id }, name === 'Tor' ? content : {})).id });
  }
  const spot = (name: string) => spots.get(name) as { id: number; taskId: number };
  const gate = done(await managedPois.list({ query: { exploration_name: exploration.slug, show: 'task' } })).rows[0];
  const decision = gate?.Tasks?.[0];
  if (decision?.task_type !== 'decision') throw new Error('no decision');
  const [left = 0, right = 0, back = 0] = decision.task.TaskOptions.map(({ id }) => id);
  const params = { exploration_id: exploration.id };
  if (published) done(await managedExplorations.publish({ params, body: { published: true } }));
  const at = (name: string) => ({ params: { poi_id: spot(name).id } });
  const ofDecision = { params: { poi_id: spot('Tor').id, task_id: decision.id } };
  return {
    exploration,
    params,
    spot,
    at,
    decision,
    options: { left, right, back },
    waits: (name: string, ...options: number[]) =>
      conditions.create({ ...at(name), body: { unlock_type: 'decision', task: decision.id, options } }),
    loseOptions: async (...ids: number[]) => tasks.changeDecision({ ...ofDecision, body: { delete: ids } }),
    async row(name: string) {
      const { rows } = done(await managedPois.list({ query: { exploration_name: exploration.slug } }));
      return rows.find((each) => each.name === name);
    },
    async player() {
      const client = opened.as((await opened.given.player(exploration)).token);
      return {
        client,
        choose: (option: number) =>
          client.progress.submit({ body: answerTo({ id: decision.id, taskType: 'decision' }, [option]) }),
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

const OPTIONS = ['Nach links', 'Nach rechts', 'Zurück'].map((option) => ({ option }));

describe('a condition about a decision', () => {
  test('opens the Spots of the chosen option, for players who learn neither options nor quest before', async () => {
    const run = await fork();
    const { left, right, back } = run.options;
    const made = done(await run.waits('Turm', left));
    const names = { task: run.decision.id, options: [left] };
    expect(made).toMatchObject({ unlock_type: 'decision', value: 1, ...names });
    expect(await run.row('Turm')).toMatchObject({ Conditions: [made] });
    done(await run.waits('Bach', right, back));
    const ben = await run.player();
    const { rows } = done(await ben.client.joined.pois());
    const seen = rows.find(({ name }) => name === 'Turm')?.Conditions;
    expect(seen).toEqual([{ id: made.id, unlock_type: 'decision', value: 1, remaining: 1 }]);
    expect(await ben.open()).toEqual(['Tor', 'Keller']);
    done(await ben.choose(back));
    expect(await ben.open()).toEqual(['Tor', 'Bach', 'Keller']);
    expect(await ben.solve('Turm')).toMatchObject(problem(403, 'poi_locked'));
    done(await ben.solve('Bach'));
    expect(done(await ben.client.joined.pois()).progress.finished_at).toBeNull();
    done(await ben.solve('Keller'));
    expect(done(await ben.client.joined.pois()).progress.finished_at).toEqual(expect.any(String));
  });

  test('names other options after a change, but keeps its decision', async () => {
    const run = await fork();
    const { left, right } = run.options;
    const { id: condition_id } = done(await run.waits('Turm', left));
    const params = { poi_id: run.spot('Turm').id, condition_id };
    const ben = await run.player();
    done(await ben.choose(left));
    expect(await ben.open()).toContain('Turm');
    const changed = done(await conditions.change({ params, body: { options: [right] } }));
    expect(changed).toMatchObject({ value: 1, task: run.decision.id, options: [right] });
    expect(await ben.open()).toContain('Turm');
    const late = await run.player();
    done(await late.choose(left));
    expect(await late.open()).not.toContain('Turm');
    const refused = problem(400, 'invalid_request');
    expect(await conditions.change({ params, body: { value: 2 } })).toMatchObject(refused);
    expect(await conditions.change({ params, body: { pois: [run.spot('Bach').id] } })).toMatchObject(refused);
  });

  test('is refused for options of another decision, for another kind of quest, and for none', async () => {
    const [here, there] = [await fork(), await fork()];
    const refused = problem(400, 'invalid_request');
    expect(await here.waits('Turm', there.options.left)).toMatchObject(refused);
    expect(await here.waits('Turm', here.options.left, here.options.left)).toMatchObject(refused);
    expect(await here.waits('Turm')).toMatchObject(refused);
    const create = (task: number, options: number[]) =>
      conditions.create({ ...here.at('Turm'), body: { unlock_type: 'decision', task, options } });
    expect(await create(here.spot('Bach').taskId, [1])).toMatchObject(refused);
    expect(await create(there.decision.id, [there.options.left])).toMatchObject(refused);
  });

  test('loses a deleted option, and is removed with the last one or with the decision; the response names the Spots', async () => {
    const run = await fork();
    const { left, right, back } = run.options;
    done(await run.waits('Turm', left, right));
    done(await run.waits('Bach', left));
    const ben = await run.player();
    done(await ben.choose(left));
    const changed = done(await run.loseOptions(left));
    expect(changed.adapted?.map(({ name }) => name)).toEqual(['Turm', 'Bach']);
    expect(await run.row('Turm')).toMatchObject({ Conditions: [{ value: 1, options: [right] }] });
    expect(await run.row('Bach')).not.toHaveProperty('Conditions');
    expect(await ben.open()).toEqual(['Tor', 'Turm', 'Bach', 'Keller']);
    done(await run.waits('Keller', back));
    const params = { poi_id: run.spot('Tor').id, task_id: run.decision.id };
    const removed = done(await tasks.remove({ params }));
    expect(removed.adapted?.map(({ name }) => name)).toEqual(['Turm', 'Keller']);
    expect(await run.row('Turm')).not.toHaveProperty('Conditions');
  });

  test('says nothing of Spots when no condition names the deleted option', async () => {
    const run = await fork();
    done(await run.waits('Turm', run.options.left));
    expect(done(await run.loseOptions(run.options.back))).not.toHaveProperty('adapted');
  });

  test('makes a cycle where a decision waits for the Spot that it opens', async () => {
    const run = await fork();
    done(await run.waits('Turm', run.options.left));
    const body = { unlock_type: 'poi_list' as const, pois: [run.spot('Turm').id] };
    const cycle = problem(409, 'cyclic_conditions', { chain: 'Tor → Turm → Tor' });
    expect(await conditions.create({ ...run.at('Tor'), body })).toMatchObject(cycle);
  });
});

describe('the checklist', () => {
  test('finds a Spot that waits for options which exclude each other, also by way of another Spot', async () => {
    const run = await fork({ published: false });
    const { left, right } = run.options;
    done(await run.waits('Turm', left));
    done(await run.waits('Bach', left));
    done(await run.waits('Bach', right));
    done(await run.waits('Keller', right));
    const body = { unlock_type: 'poi_list' as const, pois: [run.spot('Turm').id] };
    done(await conditions.create({ ...run.at('Keller'), body }));
    const { rows, publishable } = done(await managedExplorations.checklist({ params: run.params }));
    const found = rows.filter(({ blocking }) => blocking);
    expect(found).toMatchObject([
      { reason: 'poi_unreachable', Poi: { name: 'Bach' } },
      { reason: 'poi_unreachable', Poi: { name: 'Keller' } },
    ]);
    for (const { excluding } of found) expect(excluding).toHaveLength(2);
    expect(publishable).toBe(false);
  });
});

describe('carried with a run', () => {
  test('names the options of the copied decision, and in a file their texts', async () => {
    const run = await fork();
    done(await run.waits('Turm', run.options.left, run.options.back));
    const file = done(await managedExplorations.exportFile({ params: run.params }));
    const decision = { poi: 'Tor', task: run.decision.name };
    const inFile = [{ unlock_type: 'decision', decision, options: ['Nach links', 'Zurück'] }];
    expect(file.exploration.pois[1]?.conditions).toEqual(inFile);
    file.exploration.name = freshName('Kopie');
    const { id } = done(await managedExplorations.importFile({ body: file }));
    const again = done(await managedExplorations.exportFile({ params: { exploration_id: id } }));
    expect(again.exploration.pois).toEqual(file.exploration.pois);

    const copyOf = async (poi_ids: number[], name: string) => {
      const { rows, adapted } = done(await managedPois.copy({ body: { exploration_name: name, poi_ids } }));
      const { rows: all } = done(await managedPois.list({ query: { exploration_name: name, show: 'task' } }));
      const options = all
        .flatMap(({ Tasks = [] }) => Tasks)
        .flatMap(({ task }) => ('TaskOptions' in task ? task.TaskOptions : []));
      const copy = all.find(({ id: copied }) => copied === rows.at(-1)?.id);
      const condition = copy?.Conditions?.[0];
      const ids = condition?.unlock_type === 'decision' ? condition.options : undefined;
      return { texts: ids?.map((each) => options.find((option) => option.id === each)?.option), ids, adapted };
    };
    const [target, alone] = [await ada.draft(), await ada.draft()];
    const both = await copyOf([run.spot('Tor').id, run.spot('Turm').id], target.slug);
    expect(both.texts).toEqual(['Nach links', 'Zurück']);
    expect(both.adapted).toBeUndefined();
    const one = await copyOf([run.spot('Turm').id], alone.slug);
    expect(one).toMatchObject({ texts: undefined, adapted: [{ name: 'Turm' }] });
    const within = await copyOf([run.spot('Turm').id], run.exploration.slug);
    expect(within.ids).toEqual([run.options.left, run.options.back]);
  });

  test('numbers options with the same text in a file', async () => {
    const run = await fork();
    const update = { update: [{ id: run.options.back, option: 'Nach links' }] };
    const ofDecision = { params: { poi_id: run.spot('Tor').id, task_id: run.decision.id } };
    done(await tasks.changeDecision({ ...ofDecision, body: update }));
    done(await run.waits('Turm', run.options.right, run.options.back));
    const file = done(await managedExplorations.exportFile({ params: run.params }));
    expect(file.exploration.pois[1]?.conditions).toMatchObject([{ options: ['Nach rechts', 3] }]);
    file.exploration.name = freshName('Kopie');
    const { id } = done(await managedExplorations.importFile({ body: file }));
    const again = done(await managedExplorations.exportFile({ params: { exploration_id: id } }));
    expect(again.exploration.pois).toEqual(file.exploration.pois);
  });
});

describe('a test play that begins as if an option had been chosen', () => {
  test('opens the way of that option, and nothing may be chosen there again', async () => {
    const run = await fork();
    const { left, right } = run.options;
    done(await run.waits('Turm', left));
    done(await run.waits('Bach', right));
    const tryOut = (...chosen: number[]) =>
      managedExplorations.tryOut({
        params: run.params,
        body: { choices: chosen.map((option) => ({ task: run.decision.id, option })) },
      });
    const tester = opened.as(done(await tryOut(right)).accessToken);
    const { rows } = done(await tester.joined.pois());
    expect(rows.filter(({ unlocked }) => unlocked).map(({ name }) => name)).toEqual(['Tor', 'Bach', 'Keller']);
    expect(rows.find(({ name }) => name === 'Turm')).toMatchObject({ closed: true });
    const again = answerTo({ id: run.decision.id, taskType: 'decision' }, [left]);
    expect(await tester.progress.submit({ body: again })).toMatchObject(problem(409, 'task_already_progressed'));

    expect(await tryOut(left, right)).toMatchObject(problem(400, 'invalid_request'));
    expect(await tryOut(left + 1_000_000)).toMatchObject(problem(400, 'invalid_request'));
    const params = { exploration_id: (await ada.draft()).id };
    const choices = [{ task: run.decision.id, option: left }];
    expect(await managedExplorations.tryOut({ params, body: { choices } })).toMatchObject(problem(404, 'not_found'));
    expect(done(await tester.joined.pois()).rows).toHaveLength(rows.length);
  });
});
