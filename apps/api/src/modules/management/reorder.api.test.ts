import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { managedPois, tasks } = ada.client;

async function poisOf(exploration: { slug: string }) {
  return done(await managedPois.list({ query: { exploration_name: exploration.slug, show: 'task' } })).rows;
}

type Positions = [index: number, position: number][];

const REFUSED: [string, Positions, number, string][] = [
  ['a gap', [[2, 4]], 409, 'nochange'],
  ['a position used twice', [[0, 2]], 409, 'nochange'],
  [
    'the present order',
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    409,
    'nochange',
  ],
  [
    'an item named twice',
    [
      [0, 1],
      [0, 2],
    ],
    400,
    'invalid_request',
  ],
  [
    'an unknown item',
    [
      [0, 1],
      [7, 2],
    ],
    404,
    'not_found',
  ],
  ['a position below 1', [[0, 0]], 400, 'invalid_request'],
];

describe('reordering Spots', () => {
  async function three() {
    const exploration = await ada.draft();
    const ids = [(await ada.poi(exploration)).id, (await ada.poi(exploration)).id, (await ada.poi(exploration)).id];
    const arrange = (positions: Positions) =>
      managedPois.arrange({
        body: {
          exploration_name: exploration.slug,
          order: positions.map(([index, position]) => ({ poi_id: ids[index] ?? 999_999, position })),
        },
      });
    const order = async () => (await poisOf(exploration)).map(({ id }) => ids.indexOf(id));
    return { arrange, order, ids };
  }

  test.each<[string, Positions, number[]]>([
    [
      'writes positions of all Spots',
      [
        [0, 3],
        [1, 1],
        [2, 2],
      ],
      [1, 2, 0],
    ],
    [
      'swaps two Spots and keeps the third',
      [
        [0, 2],
        [1, 1],
      ],
      [1, 0, 2],
    ],
  ])('%s', async (_what, positions, result) => {
    const { arrange, order, ids } = await three();
    expect(done(await arrange(positions)).order).toEqual(
      result.map((index, at) => ({ poi_id: ids[index], position: at + 1 })),
    );
    expect(await order()).toEqual(result);
  });

  test.each<[string, Positions, number, string]>(REFUSED)(
    'refuses %s and changes nothing',
    async (_what, positions, status, code) => {
      const { arrange, order } = await three();
      expect(await arrange(positions)).toMatchObject(problem(status, code));
      expect(await order()).toEqual([0, 1, 2]);
    },
  );
});

describe('reordering quests', () => {
  async function three() {
    const exploration = await ada.draft();
    const poi = await ada.poi(exploration);
    const ids = [(await ada.task(poi)).id, (await ada.task(poi)).id, (await ada.task(poi)).id];
    const order = (positions: Positions) =>
      positions.map(([index, position]) => ({ task_id: ids[index] ?? 999_999, position }));
    return {
      ids,
      arrange: (positions: Positions) =>
        tasks.arrange({ params: { poi_id: poi.id }, body: { order: order(positions) } }),
      order: async () => (await poisOf(exploration))[0]?.Tasks?.map(({ id }) => ids.indexOf(id)),
    };
  }

  test('writes the new order and returns it', async () => {
    const { arrange, order, ids } = await three();
    const after = [2, 0, 1].map((index, at) => ({ task_id: ids[index], position: at + 1 }));
    expect(
      done(
        await arrange([
          [2, 1],
          [0, 2],
          [1, 3],
        ]),
      ).order,
    ).toEqual(after);
    expect(await order()).toEqual([2, 0, 1]);
  });

  test.each<[string, Positions, number, string]>(REFUSED)(
    'refuses %s and changes nothing',
    async (_what, positions, status, code) => {
      const { arrange, order } = await three();
      expect(await arrange(positions)).toMatchObject(problem(status, code));
      expect(await order()).toEqual([0, 1, 2]);
    },
  );
});
