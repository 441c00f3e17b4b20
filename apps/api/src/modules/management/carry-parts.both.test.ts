import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { explorationOfEveryTaskType } from '#testing/every-task-type.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';

const opened = await fileApp({ env: { OWNER_EMAILS: 'user-1@example.org' } });
const owner = await creator(opened, 1);
const ada = await creator(opened);
const { managedExplorations, managedPois, tasks } = ada.client;

type Run = Awaited<ReturnType<typeof ada.draft>>;

async function poisOf({ slug }: { slug: string }) {
  return done(await managedPois.list({ query: { exploration_name: slug, show: 'task' } })).rows;
}

/** Names of the spots in order, each with its quests. */
async function outlineOf(run: { slug: string }) {
  const rows = await poisOf(run);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  return rows.map(({ name, Tasks = [] }) => {
    expect(Tasks.map(({ position }) => position)).toEqual(Tasks.map((_, index) => index + 1));
    return [name, ...Tasks.map((task) => task.name)].join(' ');
  });
}

/** A run with the spots A, B and C, and two quests in the first. */
async function abc(): Promise<{ run: Run; ids: number[]; taskIds: number[] }> {
  const run = await ada.draft();
  const ids: number[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await ada.poi(run, { name })).id);
  const taskIds: number[] = [];
  for (const name of ['a1', 'a2']) taskIds.push((await ada.task({ id: ids[0] ?? 0 }, { name })).id);
  return { run, ids, taskIds };
}

async function playerOf(exploration: Run) {
  return opened.as((await opened.given.player(exploration)).token);
}

/** A run of the same account with everything that a spot can have, and its file. */
async function wholeRun() {
  const source = await opened.given.exploration(explorationOfEveryTaskType());
  const run = await owner.draft();
  const { rows } = done(await owner.client.managedPois.listQuick({ query: { exploration_id: source.id } }));
  for (const { id: poi_id } of rows) {
    const body = { target_name: run.slug, exploration_id: source.id, poi_id };
    done(await owner.client.managedPois.copyQuick({ body }));
  }
  return run;
}

const fileOf = async ({ id }: { id: number }) =>
  done(await owner.client.managedExplorations.exportFile({ params: { exploration_id: id } })).exploration.pois;

describe('copying Spots', () => {
  test('inserts copies beside the originals under free names, with their Quests', async () => {
    const { run, ids } = await abc();
    const body = { exploration_name: run.slug, poi_ids: ids.slice(0, 2), position: 3 };
    expect(done(await managedPois.copy({ body })).rows.map(({ name, position }) => [name, position])).toEqual([
      ['A (2)', 3],
      ['B (2)', 4],
    ]);
    expect(await outlineOf(run)).toEqual(['A a1 a2', 'B', 'A (2) a1 a2', 'B (2)', 'C']);
    expect(done(await managedExplorations.list({ query: { name: run.slug } })).rows[0]).toMatchObject({
      poi_count: 5,
      task_count: 4,
    });
  });

  test('copies everything into another own run, except the arrival code', async () => {
    const [source, target] = [await wholeRun(), await owner.draft()];
    const rows = done(await owner.client.managedPois.list({ query: { exploration_name: source.slug } })).rows;
    const body = { exploration_name: target.slug, poi_ids: rows.map(({ id }) => id) };
    done(await owner.client.managedPois.copy({ body }));
    const withoutCodes = (pois: Awaited<ReturnType<typeof fileOf>>) =>
      pois.map(({ arrival_code: _code, ...poi }) => poi);
    const [before, after] = [await fileOf(source), await fileOf(target)];
    expect(withoutCodes(after)).toEqual(withoutCodes(before));
    for (const [index, { arrival_code }] of before.entries()) {
      if (arrival_code !== null) expect(after[index]?.arrival_code).not.toBe(arrival_code);
    }
  });

  test('copies the texts in the languages of the new run', async () => {
    const { run, ids, taskIds } = await abc();
    await translate(ada.client, run, { lang: 'en', text: marked('en') });
    await translate(ada.client, run, { lang: 'fr', text: marked('fr') });
    const target = await ada.draft();
    const at = await ada.poi(target, { name: 'Ziel' });
    await translate(ada.client, target, { lang: 'en', text: marked('en') });
    done(await managedPois.copy({ body: { exploration_name: target.slug, poi_ids: ids.slice(0, 1) } }));
    done(await tasks.copy({ params: { poi_id: at.id }, body: { task_ids: taskIds.slice(0, 1) } }));
    const { rows } = done(
      await ada.client.translations.texts({ params: { exploration_id: target.id }, query: { lang: 'en' } }),
    );
    expect(rows.filter(({ text }) => text === null)).toEqual([]);
    const { exploration } = done(await managedExplorations.exportFile({ params: { exploration_id: target.id } }));
    expect(JSON.stringify(exploration)).not.toContain('"fr"');
  });

  test('keeps the run within its limit, and then copies nothing', async () => {
    const run = await ada.draft();
    const { id } = await ada.poi(run, { name: 'A' });
    const ids = [id];
    while (ids.length < 150) {
      const body = { exploration_name: run.slug, poi_ids: ids.slice(0, 50) };
      ids.push(...done(await managedPois.copy({ body })).rows.map((row) => row.id));
    }
    const room = 200 - ids.length;
    const tooMany = { exploration_name: run.slug, poi_ids: ids.slice(0, room + 1) };
    expect(await managedPois.copy({ body: tooMany })).toMatchObject(problem(409, 'limit_reached'));
    expect(done(await managedExplorations.list({ query: { name: run.slug } })).rows[0]?.poi_count).toBe(ids.length);
  });
});

describe('moving Spots', () => {
  test.each([
    ['to the front', [2], 1, ['C', 'A a1 a2', 'B']],
    ['several to the end, in the order sent', [1, 0], undefined, ['C', 'B', 'A a1 a2']],
    ['behind the last one', [0], 9, ['B', 'C', 'A a1 a2']],
  ])('within a run: %s', async (_where, which, position, after) => {
    const { run, ids } = await abc();
    const body = { exploration_name: run.slug, poi_ids: which.map((index) => ids[index] ?? 0), position };
    done(await managedPois.move({ body }));
    expect(await outlineOf(run)).toEqual(after);
    expect(await managedPois.move({ body })).toMatchObject(problem(409, 'nochange'));
  });

  test('into another own run with everything; players of the first one keep their points', async () => {
    const { exploration, poi, task } = await ada.publishedExploration();
    const player = await playerOf(exploration);
    await player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) });
    const { run } = await abc();
    const body = { exploration_name: run.slug, poi_ids: [poi.id], position: 1 };
    const [moved] = done(await managedPois.move({ body })).rows;
    expect(moved).toMatchObject({ name: poi.name, position: 1, Exploration: { id: run.id }, task_count: 1 });
    expect(await poisOf(exploration)).toEqual([]);
    expect(await player.progress.points()).toMatchObject({ body: { earnedPoints: 10, pointsToEarn: 0 } });
    expect((await outlineOf(run)).slice(1)).toEqual(['A a1 a2', 'B', 'C']);
  });
});

describe('copying Quests', () => {
  test('inserts copies after the original, and into Spots of other own runs', async () => {
    const { run, ids, taskIds } = await abc();
    const [first = 0, second = 0] = taskIds;
    done(await tasks.copy({ params: { poi_id: ids[0] ?? 0 }, body: { task_ids: [first], position: 2 } }));
    expect((await outlineOf(run))[0]).toBe('A a1 a1 (2) a2');
    const other = await abc();
    done(await tasks.copy({ params: { poi_id: other.ids[1] ?? 0 }, body: { task_ids: [second, first] } }));
    expect((await outlineOf(other.run))[1]).toBe('B a2 a1');
    expect((await outlineOf(run))[0]).toBe('A a1 a1 (2) a2');
  });
});

describe('moving Quests', () => {
  test('into another Spot of the run keeps what players solved there', async () => {
    const { exploration, poi, task } = await ada.publishedExploration();
    const second = await ada.task(poi, { name: 'Zweite' });
    const to = await ada.poi(exploration, { name: 'Ziel' });
    await ada.task(to, { name: task.name });
    const player = await playerOf(exploration);
    await player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) });
    const body = { task_ids: [task.id], position: 1 };
    expect(done(await tasks.move({ params: { poi_id: to.id }, body })).rows).toMatchObject([
      { id: task.id, name: `${task.name} (2)`, position: 1 },
    ]);
    const [from, at] = await poisOf(exploration);
    expect([from?.Tasks?.map(({ id, position }) => [id, position]), at?.Tasks?.map(({ id }) => id)[0]]).toEqual([
      [[second.id, 1]],
      task.id,
    ]);
    const { rows } = done(await player.joined.pois());
    expect(rows).toMatchObject([{}, { Tasks: [{ id: task.id, progressed: true }, { progressed: false }] }]);
    expect(await player.progress.points()).toMatchObject({ body: { earnedPoints: 10 } });
  });

  test('several from several Spots, also into another run', async () => {
    const { run, ids, taskIds } = await abc();
    const other = await abc();
    const [to = 0] = other.ids;
    const b1 = await ada.task({ id: ids[1] ?? 0 }, { name: 'b1' });
    const task_ids = [b1.id, taskIds[0] ?? 0, other.taskIds[1] ?? 0];
    done(await tasks.move({ params: { poi_id: to }, body: { task_ids, position: 1 } }));
    expect(await outlineOf(run)).toEqual(['A a2', 'B', 'C']);
    expect((await outlineOf(other.run))[0]).toBe('A b1 a1 (2) a2 a1');
    const nothing = { task_ids: [other.taskIds[0] ?? 0] };
    expect(await tasks.move({ params: { poi_id: to }, body: nothing })).toMatchObject(problem(409, 'nochange'));
  });
});

test('refuses photo quests for pupils without photos, alone and in their spot, and changes nothing', async () => {
  const { run, ids } = await abc();
  const [poi = 0] = ids;
  const photo = await ada.task({ id: poi }, { task_type: 'photo', task: { review: 'none' } });
  const pupils = await ada.draft();
  done(
    await managedExplorations.change({ params: { exploration_id: pupils.id }, body: { for_pupils: true } as never }),
  );
  const { id: poi_id } = await ada.poi(pupils, { name: 'Schule' });
  const refused = (path: string) => ({ status: 400, body: { errors: [{ code: 'invalid_request', path }] } });
  for (const act of [tasks.copy, tasks.move])
    expect(await act({ params: { poi_id }, body: { task_ids: [photo.id] } })).toMatchObject(refused('task_ids'));
  for (const act of [managedPois.copy, managedPois.move])
    expect(await act({ body: { exploration_name: pupils.slug, poi_ids: [...ids] } })).toMatchObject(refused('poi_ids'));
  expect(await outlineOf(pupils)).toEqual(['Schule']);
  expect(await outlineOf(run)).toEqual([`A a1 a2 ${photo.name}`, 'B', 'C']);
});

test('a name that looks the same in other letters is taken for copied and moved parts', async () => {
  const [run, other] = [await ada.draft(), await ada.draft()];
  const street = await ada.poi(run, { name: 'Straße' });
  const strasse = await ada.poi(other, { name: 'Strasse' });
  for (const [poi, name] of [
    [street, 'Maß'],
    [strasse, 'Mass'],
  ] as const)
    await ada.task(poi, { name });
  const [mass] = (await poisOf(other))[0]?.Tasks ?? [];
  done(await tasks.copy({ params: { poi_id: street.id }, body: { task_ids: [mass?.id ?? 0] } }));
  done(await managedPois.move({ body: { exploration_name: run.slug, poi_ids: [strasse.id] } }));
  expect(await outlineOf(run)).toEqual(['Straße Maß Mass (2)', 'Strasse (2) Mass']);
});

test('refuses parts and places of other accounts, and an id twice, and changes nothing', async () => {
  const [mine, theirs] = [await abc(), await owner.publishedExploration()];
  const [poi = 0] = mine.ids;
  const [task = 0] = mine.taskIds;
  const inRun = { exploration_name: mine.run.slug };
  for (const act of [managedPois.copy, managedPois.move]) {
    const poi_ids = [poi, theirs.poi.id];
    expect(await act({ body: { ...inRun, poi_ids } })).toMatchObject(problem(404, 'not_found'));
    const body = { exploration_name: theirs.exploration.slug, poi_ids: [poi] };
    expect(await act({ body })).toMatchObject(problem(404, 'not_found'));
    expect(await act({ body: { ...inRun, poi_ids: [poi, poi] } })).toMatchObject(problem(400, 'invalid_request'));
  }
  for (const act of [tasks.copy, tasks.move]) {
    const task_ids = [task, theirs.task.id];
    expect(await act({ params: { poi_id: poi }, body: { task_ids } })).toMatchObject(problem(404, 'not_found'));
    const params = { poi_id: theirs.poi.id };
    expect(await act({ params, body: { task_ids: [task] } })).toMatchObject(problem(404, 'not_found'));
  }
  expect(await outlineOf(mine.run)).toEqual(['A a1 a2', 'B', 'C']);
});
