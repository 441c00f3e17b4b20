import { describe, expect, test } from 'vitest';
import { creator, done, NUMBER } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { tasks, managedPois, managedExplorations } = ada.client;

async function newPoi() {
  const exploration = await ada.draft();
  const poi = await ada.poi(exploration);
  const listed = async () =>
    done(await managedPois.list({ query: { exploration_name: exploration.slug, show: 'task' } })).rows[0]?.Tasks;
  const totals = async () => done(await managedExplorations.list({ query: { name: exploration.slug } })).rows[0];
  return { exploration, poi, params: { poi_id: poi.id }, listed, totals };
}

const id = expect.any(Number);

describe('creates a quest of each type with its content', () => {
  test.each([
    [
      'guess_text',
      { TaskGuessTextAnswers: [{ id: 0, answer: ' Adler ' }, { answer: 'Der Adler' }] },
      {
        case_sensitive: false,
        focus: false,
        tolerance: 0,
        TaskGuessTextAnswers: [
          { id, answer: 'Adler' },
          { id, answer: 'Der Adler' },
        ],
      },
    ],
    [
      'guess_text',
      { case_sensitive: true, focus: true, tolerance: 1, TaskGuessTextAnswers: [{ answer: 'A' }, { answer: 'a' }] },
      {
        case_sensitive: true,
        focus: true,
        tolerance: 1,
        TaskGuessTextAnswers: [
          { id, answer: 'A' },
          { id, answer: 'a' },
        ],
      },
    ],
    ['guess_number', {}, { answer: 0, range_from: null, range_to: null, tolerance: 0 }],
    [
      'guess_number',
      { answer: '-042,9', range_from: '', range_to: 1_000_000 },
      { answer: 42, range_from: 0, range_to: 100_000, tolerance: 0 },
    ],
    [
      'guess_number',
      { answer: 16, range_from: -16, range_to: '32', tolerance: '3' },
      { answer: 16, range_from: 0, range_to: 32, tolerance: 3 },
    ],
    [
      'choice',
      { TaskChoices: [{ answer: 'Ja', correct: true }, { answer: 'Nein' }] },
      {
        TaskChoices: [
          { id, answer: 'Ja', correct: true },
          { id, answer: 'Nein', correct: false },
        ],
      },
    ],
    [
      'cloze',
      {
        text: '<p onclick="x()">Der __________ am __________</p>',
        TaskClozeWords: [{ word: 'Dom' }, { word: 'Fluss' }],
      },
      {
        text: '<p>Der __________ am __________</p>',
        preview: true,
        TaskClozeWords: [
          { id, word: 'Dom', position: 1 },
          { id, word: 'Fluss', position: 2 },
        ],
      },
    ],
    [
      'locate',
      { image: '/demo/pictures/dom.svg', code: 'KUPFER' },
      {
        locate_type: 'image',
        image: '/demo/pictures/dom.svg',
        image_description: '',
        code: 'KUPFER',
        case_sensitive: false,
      },
    ],
    [
      'locate',
      { locate_type: 'qr', image: 'Text des Codes', code: 'KUPFER', case_sensitive: true },
      { locate_type: 'qr', image: 'Text des Codes', image_description: '', code: 'KUPFER', case_sensitive: true },
    ],
    [
      'order',
      {
        TaskOrderEntries: [
          { text: 'zwei', position: 2 },
          { text: 'eins', position: 1 },
        ],
      },
      {
        TaskOrderEntries: [
          { id, text: 'zwei', position: 2 },
          { id, text: 'eins', position: 1 },
        ],
      },
    ],
  ])('%s: %j', async (task_type, task, stored) => {
    const { params, listed, totals } = await newPoi();
    const body = {
      name: 'Eine  Quest',
      description: '<p>Wie?<script>x</script></p>',
      points: '0012',
      attempts: 3,
      explanation: '<p>Darum<script>x</script></p>',
      explain_after_attempts: true,
      partial: true,
      task_type,
      task,
    };
    const created = done(await tasks.create({ params, body: body as never }));
    expect(created).toEqual({
      id,
      name: 'Eine Quest',
      slug: 'eine-quest',
      description: '<p>Wie?</p>',
      points: 12,
      attempts: 3,
      explanation: '<p>Darum</p>',
      explain_after_attempts: true,
      partial: true,
      position: 1,
      updated_at: '2026-05-01T10:00:00.000Z',
      task_type,
      task: stored,
    });
    expect(await listed()).toEqual([created]);
    expect(await totals()).toMatchObject({ task_count: 1, pointsToEarn: 12 });
  });
});

describe('refuses incomplete quests and names the field', () => {
  test.each([
    [{ name: ' ' }, 'missing', 'name'],
    [{ name: '***' }, 'nameless', 'name'],
    [{ points: undefined }, 'missing', 'points'],
    [{ points: 'viele' }, 'invalid_request', 'points'],
    [{ attempts: 'viele' }, 'invalid_request', 'attempts'],
    [{ task_type: 'guess_number', task: { answer: 'viele' } }, 'invalid_request', 'task.answer'],
    [{ task_type: 'choice', task: undefined }, 'missing', 'task.TaskChoices'],
    [{ task_type: 'riddle' }, 'invalid_request', 'task_type'],
    [{ task_type: 'guess_text', task: {} }, 'missing', 'task.TaskGuessTextAnswers'],
    [
      { task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: ' ' }] } },
      'missing',
      'task.TaskGuessTextAnswers.0.answer',
    ],
    [
      { task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: 'Dom' }, { answer: ' DOM' }] } },
      'invalid_request',
      'task.TaskGuessTextAnswers.1.answer',
    ],
    [{ task_type: 'guess_number', task: { range_from: 1 } }, 'missing', 'task.range_to'],
    [{ task_type: 'guess_number', task: { answer: 9, range_from: 1, range_to: 5 } }, 'invalid_request', 'task.answer'],
    [{ task_type: 'choice', task: { TaskChoices: [{ answer: 'a' }] } }, 'missing', 'task.TaskChoices'],
    [{ task_type: 'cloze', task: { TaskClozeWords: [{ word: 'a' }] } }, 'missing', 'task.text'],
    [
      { task_type: 'cloze', task: { text: '__________ __________', TaskClozeWords: [{ word: 'a' }] } },
      'invalid_request',
      'task.text',
    ],
    [{ task_type: 'cloze', task: { text: '__________', TaskClozeWords: [] } }, 'missing', 'task.TaskClozeWords'],
    [{ task_type: 'locate', task: { image: '/a.png' } }, 'missing', 'task.code'],
    [{ task_type: 'locate', task: { code: 'x' } }, 'missing', 'task.image'],
    [{ task_type: 'locate', task: { image: 'javascript:x', code: 'x' } }, 'invalid_request', 'task.image'],
    [{ task_type: 'order', task: { TaskOrderEntries: [{ text: 'a' }] } }, 'missing', 'task.TaskOrderEntries'],
    [
      {
        task_type: 'order',
        task: {
          TaskOrderEntries: [
            { text: 'a', position: 1 },
            { text: 'b', position: 3 },
          ],
        },
      },
      'invalid_request',
      'task.TaskOrderEntries',
    ],
    [
      {
        task_type: 'guess_text',
        task: { TaskGuessTextAnswers: Array.from({ length: 500 }, (_, i) => ({ answer: `${i}` })) },
      },
      'invalid_request',
      'task.TaskGuessTextAnswers',
    ],
  ])('%#: %j', async (over, code, path) => {
    const { params } = await newPoi();
    const before = await rowCounts(opened.deps.store);
    const body = { name: 'Quest', ...NUMBER, ...over } as never;
    expect(await tasks.create({ params, body })).toMatchObject({ status: 400, body: { errors: [{ code, path }] } });
    expect(await rowCounts(opened.deps.store)).toEqual(before);
  });
});

describe('fields of all types', () => {
  test('are changed where they differ, by forms too, and update the totals', async () => {
    const { poi, totals } = await newPoi();
    const task = await ada.task(poi, { attempts: 3 });
    const params = { poi_id: poi.id, task_id: task.id };
    const { updated_at } = task;
    const changed = done(await tasks.change({ params, body: { name: 'Umbenannt', points: 70, updated_at } }));
    expect(changed).toMatchObject({ name: 'Umbenannt', slug: 'umbenannt', points: 70, attempts: 3, task: task.task });
    expect(await totals()).toMatchObject({ pointsToEarn: 70 });
    expect(await tasks.change({ params, body: { points: 5, updated_at } })).toMatchObject(problem(409, 'conflict'));

    const authorization = `Bearer ${await opened.given.session(ada.userId)}`;
    const form = (payload: string) =>
      opened.app.inject({
        method: 'PATCH',
        url: `/api/pois/${poi.id}/tasks/${task.id}`,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    expect((await form('attempts=&points=-8')).json()).toMatchObject({ attempts: 1, points: 8 });
    expect((await form('points=1%C2%A0478')).json()).toMatchObject({ points: 1_478 });
    expect((await form('points=8')).json()).toMatchObject({ points: 8 });
    expect((await form('attempts=null')).json()).toMatchObject({ attempts: null, points: 8 });
    expect(
      (await form('explanation=<p>So</p><script>x</script>&explain_after_attempts=on&partial=on')).json(),
    ).toMatchObject({
      explanation: '<p>So</p>',
      explain_after_attempts: true,
      partial: true,
    });
  });

  test.each([
    [{}, 409, 'nochange'],
    [{ name: 'Fest', points: 10, attempts: null }, 409, 'nochange'],
    [{ name: ' ' }, 400, 'missing'],
    [{ name: 'Zwei' }, 409, 'name_taken'],
  ])('are refused for %j: %i %s', async (body, status, code) => {
    const { poi, listed } = await newPoi();
    const task = await ada.task(poi, { name: 'Fest' });
    await ada.task(poi, { name: 'Zwei' });
    expect(await tasks.change({ params: { poi_id: poi.id, task_id: task.id }, body })).toMatchObject(
      problem(status, code),
    );
    expect((await listed())?.[0]).toEqual(task);
  });

  test.each([
    [0, 1],
    ['', 1],
    [100_001, 100_000],
    ['007', 7],
    ['1.478', 1_478],
    ['12,5', 12],
  ])('store %j attempts as %i', async (attempts, stored) => {
    const { poi } = await newPoi();
    expect(await ada.task(poi, { attempts })).toMatchObject({ attempts: stored });
  });
});

test('the kind of a quest is fixed', async () => {
  const { poi, params } = await newPoi();
  const { id: task_id } = await ada.task(poi);
  const change = (task_type: 'choice' | 'guess_number') =>
    tasks.change({ params: { ...params, task_id }, body: { points: 3, task_type } });
  expect(await change('choice')).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid_request', path: 'task_type' }] },
  });
  expect(await change('guess_number')).toMatchObject({ status: 200, body: { points: 3 } });
});

test('responds not_found for a quest of another Spot', async () => {
  const [here, there] = [await newPoi(), await newPoi()];
  const task = await ada.task(here.poi);
  const params = { ...there.params, task_id: task.id };
  expect(await tasks.remove({ params })).toMatchObject(problem(404, 'not_found'));
  expect(await tasks.change({ params, body: { points: 1 } })).toMatchObject(problem(404, 'not_found'));
  expect(await tasks.changeGuessNumber({ params, body: { answer: 1 } })).toMatchObject(problem(404, 'not_found'));
});
