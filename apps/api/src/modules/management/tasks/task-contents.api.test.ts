import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { tasks, managedPois } = ada.client;

const CONTENTS = {
  guess_text: { TaskGuessTextAnswers: [{ answer: 'Dom' }, { answer: 'Münster' }] },
  guess_number: { answer: 16 },
  choice: { TaskChoices: [{ answer: 'Ja', correct: true }, { answer: 'Nein' }] },
  cloze: { text: '__________ __________', TaskClozeWords: [{ word: 'Dom' }, { word: 'Tor' }] },
  locate: { image: '/dom.png', code: 'KUPFER' },
  order: { TaskOrderEntries: [{ text: 'eins' }, { text: 'zwei' }, { text: 'drei' }] },
} as const;

const CALLS = {
  guess_text: tasks.changeGuessText,
  guess_number: tasks.changeGuessNumber,
  choice: tasks.changeChoice,
  cloze: tasks.changeCloze,
  locate: tasks.changeLocate,
  order: tasks.changeOrder,
};

type Kind = keyof typeof CONTENTS;

/** A quest of this type, with the ids of its items in the order they were sent. */
async function newTask(kind: Kind) {
  const exploration = await ada.draft();
  const poi = await ada.poi(exploration);
  const task = await ada.task(poi, { task_type: kind, task: CONTENTS[kind] } as never);
  const params = { poi_id: poi.id, task_id: task.id };
  const items = Object.values(task.task).find((value) => Array.isArray(value)) as { id: number }[] | undefined;
  return {
    task,
    params,
    ids: items?.map(({ id }) => id) ?? [],
    change: (body: object) => CALLS[kind]({ params, body: body as never }),
    stored: async () =>
      done(await managedPois.list({ query: { exploration_name: exploration.slug, show: 'task' } })).rows[0]?.Tasks?.[0],
  };
}

type BodyOf = (ids: number[]) => object;
const ID = expect.any(Number);

describe('changes the content and returns the whole quest', () => {
  test.each<[Kind, BodyOf, (ids: number[]) => object]>([
    [
      'guess_text',
      () => ({ case_sensitive: true }),
      ([a, b]) => ({
        case_sensitive: true,
        focus: false,
        tolerance: 0,
        TaskGuessTextAnswers: [
          { id: a, answer: 'Dom' },
          { id: b, answer: 'Münster' },
        ],
      }),
    ],
    [
      'guess_text',
      ([a, b]) => ({ create: [{ id: 0, answer: ' Kirche ' }], update: [{ id: a, answer: 'Der Dom' }], delete: [b] }),
      ([a]) => ({
        case_sensitive: false,
        focus: false,
        tolerance: 0,
        TaskGuessTextAnswers: [
          { id: a, answer: 'Der Dom' },
          { id: ID, answer: 'Kirche' },
        ],
      }),
    ],
    [
      'guess_text',
      () => ({ tolerance: 2 }),
      ([a, b]) => ({
        case_sensitive: false,
        focus: false,
        tolerance: 2,
        TaskGuessTextAnswers: [
          { id: a, answer: 'Dom' },
          { id: b, answer: 'Münster' },
        ],
      }),
    ],
    ['guess_number', () => ({ answer: '7' }), () => ({ answer: 7, range_from: null, range_to: null, tolerance: 0 })],
    [
      'guess_number',
      () => ({ answer: '1.478', range_from: '–1', range_to: '１ ９００', tolerance: '12,5' }),
      () => ({ answer: 1_478, range_from: 0, range_to: 1_900, tolerance: 12 }),
    ],
    [
      'guess_number',
      () => ({ range_from: 0, range_to: 32, tolerance: '5' }),
      () => ({ answer: 16, range_from: 0, range_to: 32, tolerance: 5 }),
    ],
    [
      'choice',
      ([a, b]) => ({
        update: [
          { id: a, correct: false },
          { id: b, correct: true },
        ],
        create: [{ answer: 'Vielleicht', correct: true }],
      }),
      ([a, b]) => ({
        TaskChoices: [
          { id: a, answer: 'Ja', correct: false },
          { id: b, answer: 'Nein', correct: true },
          { id: ID, answer: 'Vielleicht', correct: true },
        ],
      }),
    ],
    [
      'cloze',
      ([a, b]) => ({
        text: '<p onclick="x">Am __________</p>',
        preview: false,
        update: [{ id: b, position: 1 }],
        delete: [a],
      }),
      ([, b]) => ({
        text: '<p>Am __________</p>',
        preview: false,
        TaskClozeWords: [{ id: b, word: 'Tor', position: 1 }],
      }),
    ],
    [
      'locate',
      () => ({ locate_type: 'qr', image: 'Kein Bild', image_description: ' Ein Tor ', case_sensitive: true }),
      () => ({
        locate_type: 'qr',
        image: 'Kein Bild',
        image_description: 'Ein Tor',
        code: 'KUPFER',
        case_sensitive: true,
      }),
    ],
    [
      'order',
      ([a, b, c]) => ({
        update: [
          { id: a, position: 3 },
          { id: c, position: 1, text: 'DREI' },
        ],
        create: [{ text: 'vier', position: 2 }],
        delete: [b],
      }),
      ([a, , c]) => ({
        TaskOrderEntries: [
          { id: c, text: 'DREI', position: 1 },
          { id: ID, text: 'vier', position: 2 },
          { id: a, text: 'eins', position: 3 },
        ],
      }),
    ],
  ])('%s, change %#', async (kind, bodyOf, contentOf) => {
    const { task, ids, change, stored } = await newTask(kind);
    const changed = done(await change({ ...bodyOf(ids), updated_at: task.updated_at }));
    expect(changed).toEqual({ ...task, updated_at: expect.any(String), task: contentOf(ids) });
    expect(await stored()).toEqual(changed);
    expect(changed.updated_at > task.updated_at).toBe(true);
    expect(await change({ ...bodyOf(ids), updated_at: task.updated_at })).toMatchObject(problem(409, 'conflict'));
  });
});

describe('refuses and writes nothing', () => {
  test.each<[Kind, BodyOf, number, string]>([
    ['guess_text', () => ({}), 409, 'nochange'],
    ['guess_text', () => ({ tolerance: 0 }), 409, 'nochange'],
    ['guess_text', () => ({ tolerance: 3 }), 400, 'invalid_request'],
    ['guess_text', () => ({ tolerance: 1.5 }), 400, 'invalid_request'],
    ['guess_number', () => ({ tolerance: 0 }), 409, 'nochange'],
    ['guess_text', ([a]) => ({ case_sensitive: false, update: [{ id: a, answer: 'Dom' }] }), 409, 'nochange'],
    ['guess_text', (ids) => ({ delete: ids }), 400, 'missing'],
    ['guess_text', () => ({ create: [{ answer: 'DOM' }] }), 400, 'invalid_request'],
    ['guess_text', () => ({ create: [{ answer: ' ' }] }), 400, 'missing'],
    [
      'guess_text',
      () => ({ create: Array.from({ length: 199 }, (_, i) => ({ answer: `${i}` })) }),
      409,
      'limit_reached',
    ],
    ['guess_text', () => ({ update: [{ id: 1, answer: 'x' }] }), 404, 'not_found'],
    ['guess_text', () => ({ delete: [1] }), 404, 'not_found'],
    ['guess_number', () => ({ answer: 16 }), 409, 'nochange'],
    ['guess_number', () => ({ range_from: 1 }), 400, 'missing'],
    ['guess_number', () => ({ range_from: 17, range_to: 30 }), 400, 'invalid_request'],
    ['choice', ([a]) => ({ update: [{ id: a, correct: false }] }), 400, 'missing'],
    ['choice', ([a]) => ({ update: [{ id: a, answer: '' }] }), 400, 'missing'],
    ['choice', ([a, b]) => ({ update: [{ id: a, answer: 'x' }, { id: b }, { id: b }] }), 400, 'invalid_request'],
    ['cloze', ([a]) => ({ delete: [a] }), 409, 'nochange'],
    ['cloze', ([a, b]) => ({ delete: [a], update: [{ id: b, position: 1 }] }), 400, 'invalid_request'],
    ['cloze', () => ({ text: 'keine Lücke' }), 400, 'invalid_request'],
    ['cloze', () => ({ text: '&'.repeat(90_000) }), 400, 'invalid_request'],
    ['locate', () => ({ image: 'kein Bild' }), 400, 'invalid_request'],
    ['locate', () => ({ code: ' ' }), 400, 'missing'],
    ['order', ([a, b]) => ({ delete: [a, b], update: [] }), 409, 'nochange'],
    ['order', ([a]) => ({ update: [{ id: a, position: 2 }] }), 409, 'nochange'],
    ['order', () => ({ create: [{ text: 'vier', position: 5 }] }), 409, 'nochange'],
    ['order', () => ({ create: [{ text: ' ', position: 4 }] }), 400, 'missing'],
    ['order', () => ({ create: [{ text: 'vier' }] }), 400, 'invalid_request'],
  ])('%s, change %#: %i %s', async (kind, bodyOf, status, code) => {
    const { task, ids, change, stored } = await newTask(kind);
    expect(await change(bodyOf(ids))).toMatchObject(problem(status, code));
    expect(await stored()).toEqual(task);
  });

  test('responds not_found to the call of another type', async () => {
    const { task, params, stored } = await newTask('choice');
    for (const call of [tasks.changeGuessText, tasks.changeCloze, tasks.changeOrder]) {
      expect(await call({ params, body: { create: [] } as never })).toMatchObject(problem(404, 'not_found'));
    }
    expect(await stored()).toEqual(task);
  });
});

test('checks answers of present players against a changed answer', async () => {
  const { exploration, poi, task } = await ada.publishedExploration();
  const player = opened.as((await opened.given.player(exploration)).token);
  await player.joined.pois();
  await tasks.changeGuessNumber({ params: { poi_id: poi.id, task_id: task.id }, body: { answer: 17 } });
  const answer = (value: number) =>
    player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, value) });
  expect(await answer(16)).toMatchObject(problem(422, 'wrong_answer'));
  expect(await answer(17)).toMatchObject({ status: 200 });
});
