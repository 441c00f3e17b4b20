import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const ada = await creator(await fileApp());
const { managedExplorations, managedPois, tasks } = ada.client;

async function poisOf({ slug }: { slug: string }) {
  return done(await managedPois.list({ query: { exploration_name: slug, show: 'task' } })).rows;
}

describe('conditions of carried Spots', () => {
  /** C waits for A and B, and for a quest of A. */
  async function waiting() {
    const run = await ada.draft();
    const { id: a } = await ada.poi(run, { name: 'A' });
    const { id: b } = await ada.poi(run, { name: 'B' });
    const { id: c } = await ada.poi(run, { name: 'C' });
    const { id: quest } = await ada.task({ id: a }, { name: 'a1' });
    await ada.task({ id: a }, { name: 'a2' });
    const at = { params: { poi_id: c } };
    done(await ada.client.conditions.create({ ...at, body: { unlock_type: 'poi_list', pois: [a, b] } }));
    done(await ada.client.conditions.create({ ...at, body: { unlock_type: 'task_list', tasks: [quest] } }));
    done(await managedPois.change({ ...at, body: { unlock_mode: 'any' } }));
    return { run, a, b, c, quest };
  }
  const conditionsOf = async (run: { slug: string }, name: string) => {
    const row = (await poisOf(run)).find((each) => each.name === name);
    return {
      mode: row?.unlock_mode,
      conditions: row?.Conditions?.map(({ id: _id, updated_at: _at, ...rest }) => rest),
    };
  };

  test('name the copies of what is copied with them, and within a run also the others', async () => {
    const { run, a, b, c } = await waiting();
    const body = { exploration_name: run.slug, poi_ids: [a, c] };
    const { rows, adapted } = done(await managedPois.copy({ body }));
    const copy = rows[0] as (typeof rows)[number];
    const quest = (await poisOf(run)).find(({ id }) => id === copy.id)?.Tasks?.[0]?.id;
    expect(await conditionsOf(run, 'C (2)')).toEqual({
      mode: 'any',
      conditions: [
        { unlock_type: 'poi_list', value: 2, pois: [copy.id, b] },
        { unlock_type: 'task_list', value: 1, tasks: [quest] },
      ],
    });
    expect(adapted).toBeUndefined();
  });

  test('lose in another run what stays behind, and the response names the Spot', async () => {
    const { a, c } = await waiting();
    const [target, other] = [await ada.draft(), await ada.draft()];
    const copied = done(await managedPois.copy({ body: { exploration_name: target.slug, poi_ids: [a, c] } }));
    const [copyOfA] = copied.rows;
    expect((await conditionsOf(target, 'C')).conditions).toMatchObject([
      { unlock_type: 'poi_list', value: 1, pois: [copyOfA?.id] },
      { unlock_type: 'task_list', value: 1 },
    ]);
    expect(copied.adapted).toMatchObject([{ name: 'C' }]);
    const alone = done(await managedPois.copy({ body: { exploration_name: other.slug, poi_ids: [c] } }));
    expect(alone.adapted).toMatchObject([{ name: 'C' }]);
    expect((await conditionsOf(other, 'C')).conditions).toBeUndefined();
  });

  test('are adapted in the run that a named Spot or quest leaves', async () => {
    const { run, a, b, quest } = await waiting();
    const target = await ada.draft();
    const there = await ada.poi(target);
    const params = { poi_id: there.id };
    const moved = done(await tasks.move({ params, body: { task_ids: [quest] } }));
    expect(moved.adapted).toMatchObject([{ name: 'C' }]);
    const left = done(await managedPois.move({ body: { exploration_name: target.slug, poi_ids: [a] } }));
    expect(left.adapted).toMatchObject([{ name: 'C' }]);
    expect((await conditionsOf(run, 'C')).conditions).toEqual([{ unlock_type: 'poi_list', value: 1, pois: [b] }]);
  });

  test('are those of the original in a copy of the run', async () => {
    const { run } = await waiting();
    const copy = done(await managedExplorations.copy({ params: { exploration_id: run.id }, query: {} }));
    const names = new Map((await poisOf(copy)).map(({ id, name }) => [id, name]));
    const { mode, conditions = [] } = await conditionsOf(copy, 'C');
    expect(mode).toBe('any');
    expect(
      conditions.map((each) => (each.unlock_type === 'poi_list' ? each.pois.map((id) => names.get(id)) : [])),
    ).toEqual([['A', 'B'], []]);
  });
});
