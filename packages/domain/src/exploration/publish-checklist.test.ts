import { describe, expect, test } from 'vitest';
import type { Prerequisite, Qualifier } from '../poi/qualifiers.ts';
import { type CheckedPoi, type CheckedTask, publishChecklist } from './publish-checklist.ts';

const ten: CheckedTask = {
  id: 1,
  points: 10,
  task_type: 'guess_number',
  task: { answer: 7, range_from: null, range_to: null },
  texts: [],
};
const unanswered: CheckedTask = {
  id: 1,
  points: 10,
  task_type: 'choice',
  task: { TaskChoices: [{ id: 1, answer: 'a', correct: false }] },
  texts: [],
};

const fork: CheckedTask = {
  id: 5,
  points: 1,
  task_type: 'decision',
  task: { TaskOptions: [51, 52].map((id) => ({ id, option: 'Weg', image: '', reaction: '' })) },
  texts: [],
};

function chose(option: number): Qualifier {
  return { unlock_type: 'decision', value: 1, task: 5, options: [option] };
}

function poi(tasks: CheckedTask[], prerequisites: Qualifier[] = [], hints: number | null = null): CheckedPoi {
  return { id: 1, tasks, prerequisites, hints, lacksArrivalTarget: false, texts: [] };
}

const known = { postalCodeKnown: true, photosAllowed: true, texts: [] };
const undescribed = '<p><img src="/a.webp" alt="" /></p>';
const unheard = '<figure><audio controls="" preload="none" src="/a.mp3"></audio></figure>';
const twenty: Prerequisite = { unlock_type: 'points', value: 20 };

describe('conditions that no way meets', () => {
  const spot = (id: number, tasks: CheckedTask[], prerequisites: Qualifier[] = []) => ({
    ...poi(tasks, prerequisites),
    id,
  });
  const done = (value: number, ...pois: number[]): Qualifier => ({ unlock_type: 'poi_list', value, pois });
  const named = (id: number, points = 10): CheckedTask => ({ ...ten, id, points });
  const run = [spot(1, [named(1), fork]), spot(2, [named(2)], [chose(51)]), spot(3, [named(3)], [chose(52)])];

  test.each<[string, Qualifier[], Qualifier[]]>([
    ['two options of one decision', [done(1, 1), chose(51), chose(52)], [chose(51), chose(52)]],
    ['an option, and a spot of the other way', [chose(51), done(1, 3)], [chose(51), done(1, 3)]],
    ['spots of two ways', [done(1, 1), done(2, 2, 3)], [done(2, 2, 3)]],
    ['more points than one way brings', [{ unlock_type: 'points', value: 22 }], []],
  ])('are named: %s', (_, prerequisites, excluding) => {
    const items = publishChecklist([...run, spot(4, [named(4)], prerequisites)], known);
    const item = items.find(({ reason }) => reason === 'poi_unreachable');
    expect(item?.poi?.id).toBe(4);
    expect(item?.excluding ?? []).toEqual(excluding);
  });
});

describe('the publish checklist of a run', () => {
  test.each([
    { run: 'a spot with a quest', pois: [poi([ten])], lacks: [] },
    {
      run: 'a spot that asks for arrival at an unknown place',
      pois: [{ ...poi([ten]), lacksArrivalTarget: true }],
      lacks: [{ reason: 'arrival_without_target', blocking: true }],
    },
    { run: 'no spot', pois: [], lacks: [{ reason: 'no_poi', blocking: true }] },
    { run: 'spots without quests', pois: [poi([]), poi([])], lacks: [{ reason: 'no_task', blocking: true }] },
    { run: 'a spot only to look at, beside one with a quest', pois: [poi([]), poi([ten])], lacks: [] },
    {
      run: 'a quest without a right answer',
      pois: [poi([ten, unanswered])],
      lacks: [{ reason: 'task_without_answer', blocking: true }],
    },
    {
      run: 'a spot that needs too many points',
      pois: [poi([ten]), poi([ten], [twenty])],
      lacks: [{ reason: 'poi_unreachable', blocking: true, unlock_type: 'points', needed: 20, in_reach: 10 }],
    },
    {
      run: 'points that cannot be earned because their quest has no answer',
      pois: [poi([ten, unanswered]), poi([], [twenty])],
      lacks: [{ reason: 'task_without_answer' }, { reason: 'poi_unreachable', needed: 20, in_reach: 10 }],
    },
    {
      run: 'a spot that waits for two options of one decision',
      pois: [poi([fork, ten]), poi([ten], [chose(51), chose(52)])],
      lacks: [{ reason: 'poi_unreachable', blocking: true }],
    },
    {
      run: 'a spot for each option',
      pois: [poi([fork, ten]), poi([ten], [chose(51)]), poi([], [chose(52)])],
      lacks: [],
    },
    {
      run: 'points that only two ways together bring',
      pois: [poi([fork]), poi([ten], [chose(51)]), poi([ten], [chose(52)]), poi([], [twenty])],
      lacks: [{ reason: 'poi_unreachable', blocking: true, unlock_type: 'points', needed: 20, in_reach: 11 }],
    },
    {
      run: 'reports the prerequisite that cannot be met, not the one before it',
      pois: [
        poi([ten]),
        poi(
          [ten],
          [
            { unlock_type: 'time', value: 9 },
            { unlock_type: 'tasks', value: 1 },
            { unlock_type: 'tasks', value: 2 },
          ],
        ),
      ],
      lacks: [{ reason: 'poi_unreachable', unlock_type: 'tasks', needed: 2, in_reach: 1 }],
    },
    {
      run: 'a spot found by hints that has no hints',
      pois: [poi([ten], [], 0)],
      lacks: [{ reason: 'poi_without_hint', blocking: false }],
    },
    { run: 'a spot with a hint', pois: [poi([ten], [], 1)], lacks: [] },
    {
      run: 'a quest with 0 points, without blocking',
      pois: [poi([ten, { ...ten, points: 0 }])],
      lacks: [{ reason: 'task_without_points', blocking: false, task: { id: 1, points: 0 } }],
    },
    { run: 'a decision with 0 points, as by default', pois: [poi([ten, { ...fork, points: 0 }])], lacks: [] },
    {
      run: 'a piece that opens after its quest, or that waits for its spot, without blocking',
      pois: [
        {
          ...poi([
            { ...ten, pieces: [2] },
            { ...ten, id: 3, pieces: [2] },
            { ...ten, id: 4 },
          ]),
          id: 1,
        },
        { ...poi([{ ...ten, id: 2 }], [twenty]), id: 2 },
        {
          ...poi([
            { ...ten, id: 5, pieces: [2] },
            { ...ten, id: 6, pieces: [7] },
          ]),
          id: 3,
        },
        { ...poi([{ ...ten, id: 7 }], [{ unlock_type: 'poi_list', value: 1, pois: [3] } as never]), id: 4 },
      ],
      lacks: [{ reason: 'piece_after_task', blocking: false, task: { id: 6, pieces: [7] } }],
    },
    {
      run: 'a piece that opens with the points of its quest only',
      pois: [
        {
          ...poi([
            { ...ten, pieces: [2] },
            { ...ten, id: 3 },
          ]),
          id: 1,
        },
        { ...poi([{ ...ten, id: 2 }], [twenty]), id: 2 },
      ],
      lacks: [{ reason: 'piece_after_task', task: { id: 1 } }],
    },
    {
      run: 'a picture of a spot without a description, without blocking',
      pois: [{ ...poi([ten]), texts: ['<p>a</p>', undescribed] }],
      lacks: [{ reason: 'picture_without_description', blocking: false, poi: { hints: null } }],
    },
    {
      run: 'a sound of a quest without a transcript, without blocking',
      pois: [poi([{ ...ten, texts: [unheard] }])],
      lacks: [{ reason: 'media_without_transcript', blocking: false, task: { id: 1, points: 10 } }],
    },
    {
      run: 'hints without descriptions, once for each kind',
      pois: [
        {
          ...poi([ten], [], 3),
          media: [
            { kind: 'picture' as const, description: ' ' },
            { kind: 'picture' as const, description: '' },
            { kind: 'played' as const, description: '' },
          ],
        },
      ],
      lacks: [{ reason: 'picture_without_description' }, { reason: 'media_without_transcript' }],
    },
    {
      run: 'described hints',
      pois: [{ ...poi([ten], [], 1), media: [{ kind: 'picture' as const, description: 'Ein Tor' }] }],
      lacks: [],
    },
  ])('$run', ({ pois, lacks }) => {
    const found = publishChecklist(pois, known);
    expect(found).toHaveLength(lacks.length);
    expect(found).toMatchObject(lacks);
  });

  test('names the spot and the quest', () => {
    const pois = [poi([ten]), poi([ten, unanswered])];
    expect(publishChecklist(pois, known)[0]).toMatchObject({ poi: pois[1], task: unanswered });
  });

  test('blocks a photo quest in a run for pupils, unless photos are switched on', () => {
    const photo = {
      id: 1,
      points: 10,
      task_type: 'photo' as const,
      task: { example_image: '', example_caption: '', review: 'none' as const },
      texts: [],
    };
    const item = { reason: 'photo_for_pupils', blocking: true, task: photo };
    expect(publishChecklist([poi([photo])], { ...known, photosAllowed: false })).toMatchObject([item]);
    expect(publishChecklist([poi([photo])], known)).toEqual([]);
  });

  test('reports an unknown postal code without blocking', () => {
    const item = { reason: 'unknown_postal_code', blocking: false };
    expect(publishChecklist([poi([ten])], { ...known, postalCodeKnown: false })).toEqual([item]);
  });
});
