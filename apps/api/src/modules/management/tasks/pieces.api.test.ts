import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const ada = await creator(await fileApp());
const { managedExplorations, managedPois, tasks } = ada.client;

/** The finale at the second spot has two quests of the first one as its pieces. */
async function withPieces() {
  const run = await ada.draft();
  const tower = await ada.poi(run, { name: 'Turm' });
  const church = await ada.poi(run, { name: 'Kirche' });
  const [one, other] = [await ada.task(tower, { name: 'Zeiger' }), await ada.task(tower, { name: 'Sand' })];
  const finale = await ada.task(church, { name: 'Zahnräder' });
  const at = { params: { poi_id: church.id, task_id: finale.id } };
  const made = done(await tasks.setPieces({ ...at, body: { pieces: [other.id, one.id] } }));
  return { run, tower, church, one, other, finale: made, at };
}

type Task = ManagedTask;

async function tasksOf({ slug }: { slug: string }): Promise<Task[]> {
  const { rows } = done(await managedPois.list({ query: { exploration_name: slug, show: 'task' } }));
  return rows.flatMap(({ Tasks = [] }) => Tasks as Task[]);
}

/** Names of the pieces by the name of their quest. */
async function piecesIn(run: { slug: string }) {
  const all = await tasksOf(run);
  const nameOf = (id: number) => all.find((task) => task.id === id)?.name ?? 'unknown';
  return all.flatMap(({ name, pieces }) => (pieces ? [`${name}: ${pieces.map(nameOf).join(', ')}`] : []));
}

describe('the pieces of a quest', () => {
  test('keep their order, and are left out without any', async () => {
    const { finale, one, other, at } = await withPieces();
    expect(finale.pieces).toEqual([other.id, one.id]);
    expect(one).not.toHaveProperty('pieces');
    const none = { pieces: [] };
    expect(done(await tasks.setPieces({ ...at, body: none }))).not.toHaveProperty('pieces');
    expect(await tasks.setPieces({ ...at, body: none })).toMatchObject(problem(409, 'nochange'));
  });

  test('are other quests of the same run, each once, at most 20', async () => {
    const { finale, one, at } = await withPieces();
    const foreign = await withPieces();
    const many = Array.from({ length: 21 }, (_, index) => index + 1);
    for (const pieces of [[finale.id], [one.id, foreign.one.id], [2 ** 30], [one.id, one.id], many])
      expect(await tasks.setPieces({ ...at, body: { pieces } })).toMatchObject(problem(400, 'invalid_request'));
    const bob = await creator(await fileApp());
    expect(await bob.client.tasks.setPieces({ ...at, body: { pieces: [] } })).toMatchObject({ status: 404 });
  });

  test('are not changed by a creator who has read an older quest', async () => {
    const { finale, one, at } = await withPieces();
    const body = { pieces: [one.id], updated_at: finale.updated_at };
    done(await tasks.setPieces({ ...at, body }));
    expect(await tasks.setPieces({ ...at, body: { ...body, pieces: [] } })).toMatchObject(problem(409, 'conflict'));
  });

  test('lose a deleted quest, and the quests of a deleted spot', async () => {
    const { run, tower, one } = await withPieces();
    done(await tasks.remove({ params: { poi_id: tower.id, task_id: one.id } }));
    expect(await piecesIn(run)).toEqual(['Zahnräder: Sand']);
    done(await managedPois.remove({ params: { poi_id: tower.id } }));
    expect(await piecesIn(run)).toEqual([]);
  });
});

describe('a copy', () => {
  test('of a spot names the copies of what is copied with it, and within the run also the others', async () => {
    const { run, tower, church } = await withPieces();
    done(await managedPois.copy({ body: { exploration_name: run.slug, poi_ids: [church.id] } }));
    expect(await piecesIn(run)).toEqual(['Zahnräder: Sand, Zeiger', 'Zahnräder: Sand, Zeiger']);
    const target = await ada.draft();
    done(await managedPois.copy({ body: { exploration_name: target.slug, poi_ids: [church.id, tower.id] } }));
    expect(await piecesIn(target)).toEqual(['Zahnräder: Sand, Zeiger']);
    const alone = await ada.draft();
    done(await managedPois.copy({ body: { exploration_name: alone.slug, poi_ids: [church.id] } }));
    expect(await piecesIn(alone)).toEqual([]);
  });

  test('of a quest does so, too', async () => {
    const { run, tower, other, finale } = await withPieces();
    const body = { task_ids: [finale.id, other.id] };
    done(await tasks.copy({ params: { poi_id: tower.id }, body }));
    expect(await piecesIn(run)).toEqual(['Zahnräder: Sand (2), Zeiger', 'Zahnräder: Sand, Zeiger']);
    const target = await ada.poi(await ada.draft());
    const [copy] = done(await tasks.copy({ params: { poi_id: target.id }, body })).rows;
    expect(copy?.pieces).toHaveLength(1);
  });

  test('of the run has them', async () => {
    const { run } = await withPieces();
    const copy = done(await managedExplorations.copy({ params: { exploration_id: run.id }, query: {} }));
    expect(await piecesIn(copy)).toEqual(['Zahnräder: Sand, Zeiger']);
  });
});

describe('moving', () => {
  test('within the run changes nothing, also of a piece', async () => {
    const { run, church, other } = await withPieces();
    done(await tasks.move({ params: { poi_id: church.id }, body: { task_ids: [other.id] } }));
    expect(await piecesIn(run)).toEqual(['Zahnräder: Sand, Zeiger']);
  });

  test('into another run takes the pieces that move along', async () => {
    const { run, one, finale } = await withPieces();
    const target = await ada.draft();
    const there = await ada.poi(target);
    done(await tasks.move({ params: { poi_id: there.id }, body: { task_ids: [one.id, finale.id] } }));
    expect([await piecesIn(run), await piecesIn(target)]).toEqual([[], ['Zahnräder: Zeiger']]);
  });

  test('a piece into another run takes it from the quest', async () => {
    const { run, tower } = await withPieces();
    const target = await ada.draft();
    done(await managedPois.move({ body: { exploration_name: target.slug, poi_ids: [tower.id] } }));
    expect(await piecesIn(run)).toEqual([]);
  });
});

describe('a file', () => {
  const named = (...pairs: [string, string][]) => pairs.map(([poi, task]) => ({ poi, task }));

  test('names the pieces with their spots, and comes back as it was', async () => {
    const { run } = await withPieces();
    const file = done(await managedExplorations.exportFile({ params: { exploration_id: run.id } }));
    const [tower, church] = file.exploration.pois;
    expect(tower?.tasks[0]).not.toHaveProperty('pieces');
    expect(church?.tasks[0]?.pieces).toEqual(named(['Turm', 'Sand'], ['Turm', 'Zeiger']));
    const exploration = { ...file.exploration, name: `${file.exploration.name} neu` };
    const imported = done(await managedExplorations.importFile({ body: { ...file, exploration } }));
    const again = done(await managedExplorations.exportFile({ params: { exploration_id: imported.id } }));
    expect(again.exploration.pois).toEqual(file.exploration.pois);
  });

  test.each([
    ['an unknown quest', named(['Turm', 'Tor']), 'name_unknown'],
    ['the quest itself', named(['Kirche', 'Zahnräder']), 'name_unknown'],
    ['a quest twice', named(['Turm', 'Sand'], ['Turm', 'Sand']), 'name_twice'],
  ])('is refused with %s', async (_, pieces, reason) => {
    const { run } = await withPieces();
    const file = done(await managedExplorations.exportFile({ params: { exploration_id: run.id } }));
    const pois = file.exploration.pois.map((poi) => ({
      ...poi,
      tasks: poi.tasks.map((task) => (task.pieces ? { ...task, pieces } : task)),
    }));
    const body = { ...file, exploration: { ...file.exploration, name: 'Räder', pois } } as typeof file;
    const path = `exploration.pois.1.tasks.0.pieces.${pieces.length - 1}`;
    expect(await managedExplorations.importFile({ body })).toMatchObject({
      status: 400,
      body: { errors: [{ path, params: { reason } }] },
    });
  });
});
