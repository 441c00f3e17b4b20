import type { ImportErrorReason } from '@puzzle-runs/domain/exploration/import-validation-reasons.ts';
import { describe, expect, test } from 'vitest';
import { type ExplorationInput, poi, type TaskInput } from '#testing/given.ts';
import { validateRunFile } from './validate-run-file.ts';

function document(exploration: ExplorationInput | object): unknown {
  return { format: 'puzzle-run/1', exploration: { name: 'Ein Run', postal_code: '93047', ...exploration } };
}

function task(over: object): TaskInput {
  return { name: 'Quest', points: 1, ...over } as TaskInput;
}

/** Paths of the mistakes found; empty for a valid document. */
async function mistakesIn(exploration: ExplorationInput | object): Promise<string[]> {
  const read = await validateRunFile(document(exploration));
  return read.ok ? [] : read.mistakes.map(({ path }) => path);
}

test('accepts a run with only name and postal code and fills in the defaults', async () => {
  expect(await validateRunFile(document({}))).toEqual({
    ok: true,
    file: {
      format: 'puzzle-run/1',
      exploration: {
        name: 'Ein Run',
        postal_code: '93047',
        description: '',
        image: null,
        code: null,
        lang: 'de',
        walk_metres: null,
        duration_minutes: null,
        step_free: false,
        toilets: false,
        pram: false,
        meeting_point: null,
        playable_offline: false,
        published: true,
        pois: [],
      },
    },
  });
});

describe('refuses a document', () => {
  test.each<[string, unknown, string[]]>([
    ['that is empty', {}, ['format', 'exploration']],
    ['that is text', 'run', ['']],
    ['that is null', null, ['']],
    ['that is a list', [], ['']],
    ['of another format version', { ...(document({}) as object), format: 'puzzle-run/2' }, ['format']],
    ['with an unknown field', { ...(document({}) as object), more: 1 }, ['more']],
  ])('%s', async (_what, whole, paths) => {
    const read = await validateRunFile(whole);
    expect(read.ok ? [] : read.mistakes.map(({ path }) => path)).toEqual(paths);
  });
});

test('finds names in conditions and in the finish that are not in the file, or too few, or twice', async () => {
  const number = task({ name: 'Bögen', task_type: 'guess_number', task: { answer: 1 } });
  const conditions = [
    { unlock_type: 'poi_list', value: 3, pois: ['Turm', 'Turm'] },
    { unlock_type: 'task_list', value: 1, tasks: [{ poi: 'Tor', task: 'Bögen' }] },
    { unlock_type: 'poi_list', value: 1, pois: ['Tor', 'Brücke'] },
  ] as never;
  const pois = [poi('Turm', [number]), poi('Tor', [], { conditions })];
  expect(await mistakesIn({ pois, finish: { rule: 'poi_done', poi: 'Dom' } })).toEqual([
    'exploration.finish.poi',
    'exploration.pois.1.conditions.0.pois.1',
    'exploration.pois.1.conditions.0.value',
    'exploration.pois.1.conditions.1.tasks.0',
    'exploration.pois.1.conditions.2.pois.1',
  ]);
  const options = ['Links', 'Links', 'Rechts'].map((option) => ({ option }));
  const wahl = task({ name: 'Wahl', task_type: 'decision', task: { options } });
  const decision = { poi: 'Turm', task: 'Wahl' };
  const choices = [
    { unlock_type: 'decision', decision, options: ['Links', 1, 2, 'Rechts'] },
    { unlock_type: 'decision', decision, options: ['Zurück', 4] },
    { unlock_type: 'decision', decision: { poi: 'Turm', task: 'Bögen' }, options: [1] },
  ] as never;
  expect(await mistakesIn({ pois: [poi('Turm', [number, wahl]), poi('Tor', [], { conditions: choices })] })).toEqual([
    'exploration.pois.1.conditions.0.options.1',
    'exploration.pois.1.conditions.1.options.0',
    'exploration.pois.1.conditions.1.options.1',
    'exploration.pois.1.conditions.2.decision',
  ]);
  const prerequisites = Array.from({ length: 50 }, () => ({ unlock_type: 'time' as const, value: 1 }));
  const full = poi('Tor', [], { prerequisites, conditions: [{ unlock_type: 'poi_list', value: 1, pois: ['Turm'] }] });
  expect(await mistakesIn({ pois: [poi('Turm'), full] })).toEqual(['exploration.pois.1.conditions']);
});

const choice = {
  choices: [
    { answer: 'a', correct: true },
    { answer: 'b', correct: false },
  ],
};

describe('reports the path of a mistake', () => {
  const poisPath = 'exploration.pois';
  const content = `${poisPath}.0.tasks.0.task`;
  const withTask = (over: object) => ({ pois: [poi('Ort', [task(over)])] });
  test.each<[string, object, string[]]>([
    ['a run without a name', { name: '  ' }, ['exploration.name']],
    ['a name without letters', { name: '!!!' }, ['exploration.name']],
    ['a name that is too long', { name: 'x'.repeat(121) }, ['exploration.name']],
    ['a name without a visible character', { name: '\u200B\u00AD' }, ['exploration.name']],
    ['a name with half a surrogate pair', { name: 'a\ud800' }, ['exploration.name']],
    ['a picture with a script address', { image: 'javascript:alert(1)' }, ['exploration.image']],
    ['a picture of another site without its scheme', { image: '//evil.example/x.png' }, ['exploration.image']],
    ['an unknown field', { colour: 'red' }, ['exploration.colour']],
    ['an unknown location type', { pois: [{ ...poi('Ort'), location_type: 'moon' }] }, [`${poisPath}.0.location_type`]],
    [
      'coordinates beyond the pole',
      { pois: [poi('Ort', [], { location: { latitude: 91, longitude: 0 } } as never)] },
      [`${poisPath}.0.location.latitude`],
    ],
    ['two Spots of the same name', { pois: [poi('Ort'), poi('ORT')] }, [`${poisPath}.1.name`]],
    ['a Spot name without letters', { pois: [poi('😀')] }, [`${poisPath}.0.name`]],
    [
      'two quests of the same name in a Spot',
      {
        pois: [poi('Ort', [task({ task_type: 'choice', task: choice }), task({ task_type: 'choice', task: choice })])],
      },
      [`${poisPath}.0.tasks.1.name`],
    ],
    ['an unknown type of quest', withTask({ task_type: 'riddle', task: {} }), [`${poisPath}.0.tasks.0.task_type`]],
    [
      'negative points',
      withTask({ task_type: 'guess_number', points: -1, task: { answer: 1 } }),
      [`${poisPath}.0.tasks.0.points`],
    ],
    [
      'zero attempts',
      withTask({ task_type: 'guess_number', attempts: 0, task: { answer: 1 } }),
      [`${poisPath}.0.tasks.0.attempts`],
    ],
    ['a text without answers', withTask({ task_type: 'guess_text', task: { answers: [] } }), [`${content}.answers`]],
    ['a blank answer', withTask({ task_type: 'guess_text', task: { answers: ['a', ' '] } }), [`${content}.answers.1`]],
    [
      'the same answer twice',
      withTask({ task_type: 'guess_text', task: { answers: ['Turm', ' turm'] } }),
      [`${content}.answers.1`],
    ],
    [
      'a choice without a right answer',
      withTask({ task_type: 'choice', task: { choices: [{ answer: 'a', correct: false }] } }),
      [`${content}.choices`],
    ],
    [
      'a number outside its range',
      withTask({ task_type: 'guess_number', task: { answer: 5, range_from: 6, range_to: 9 } }),
      [`${content}.answer`],
    ],
    [
      'half a range',
      withTask({ task_type: 'guess_number', task: { answer: 5, range_from: 1 } }),
      [`${content}.range_to`],
    ],
    [
      'a number that is too large',
      withTask({ task_type: 'guess_number', task: { answer: 100_001 } }),
      [`${content}.answer`],
    ],
    ['a cloze without gaps', withTask({ task_type: 'cloze', task: { text: 'no', words: ['a'] } }), [`${content}.text`]],
    [
      'a cloze with more words than gaps',
      withTask({ task_type: 'cloze', task: { text: 'a __________', words: ['a', 'b'] } }),
      [`${content}.text`],
    ],
    ['an order of one entry', withTask({ task_type: 'order', task: { entries: ['a'] } }), [`${content}.entries`]],
    [
      'a place to locate without its code',
      withTask({ task_type: 'locate', task: { locate_type: 'qr', image: 'x', code: '' } }),
      [`${content}.code`],
    ],
    [
      'a hint with a video as data address',
      {
        pois: [
          poi('Ort', [], {
            location_type: 'hint',
            location: [{ hint_type: 'video', hint_value: 'data:x', cost: 1 }],
          } as never),
        ],
      },
      [`${poisPath}.0.location.0.hint_value`],
    ],
    [
      'an unknown Qualifier',
      { pois: [poi('Ort', [], { prerequisites: [{ unlock_type: 'luck', value: 1 }] } as never)] },
      [`${poisPath}.0.prerequisites.0.unlock_type`],
    ],
  ])('%s', async (_what, exploration, paths) => {
    expect(await mistakesIn(exploration)).toEqual(paths);
  });

  test('reports all mistakes together', async () => {
    const pois = [
      poi('Ort', [task({ task_type: 'order', points: -1, task: { entries: [] } })]),
      { ...poi('Zwei'), location: { latitude: 'north', longitude: 181 } },
    ];
    expect(await mistakesIn({ name: '', image: 'x', pois })).toEqual([
      'exploration.name',
      'exploration.image',
      `${poisPath}.0.tasks.0.points`,
      `${poisPath}.0.tasks.0.task.entries`,
      `${poisPath}.1.location.latitude`,
      `${poisPath}.1.location.longitude`,
    ]);
  });
});

describe('reports the reason of a mistake with its parameters', () => {
  const question = (over: object) => ({ pois: [poi('Ort', [task(over)])] });
  const number = (content: object) => question({ task_type: 'guess_number', task: content });
  test.each<[ImportErrorReason, object, object?]>([
    ['required', { name: undefined }],
    ['required', { pois: [{ name: 'Ort', location: [] }] }],
    ['not_text', { name: 7 }],
    ['not_number', number({ answer: '7' })],
    ['not_whole', number({ answer: 1.5 })],
    ['not_boolean', { published: 'yes' }],
    ['not_list', { pois: {} }],
    ['not_object', { pois: ['Ort'] }],
    ['unknown_field', { colour: 'red' }],
    ['unknown_value', question({ task_type: 'riddle' }), { allowed: expect.stringMatching(/^guess_text, choice, /) }],
    ['too_long', { name: 'x'.repeat(121) }, { max: 120 }],
    ['too_many', { pois: Array.from({ length: 201 }, (_, index) => poi(`Ort ${index}`)) }, { max: 200 }],
    ['too_many_tags', { description: '<b>'.repeat(5_001) }],
    ['too_few', question({ task_type: 'order', task: { entries: ['a'] } }), { min: 2 }],
    ['too_large', number({ answer: 100_001 }), { max: 100_000 }],
    ['too_small', number({ answer: -1 }), { min: 0 }],
    ['blank', { name: ' ' }],
    ['unstorable', { name: 'a\ud800' }],
    ['no_address', { image: 'x' }],
    ['no_code', { code: '0' }],
    ['no_gap', question({ task_type: 'cloze', task: { text: 'a', words: ['b'] } })],
    ['nameless', { name: '!!!' }],
    ['name_twice', { pois: [poi('Ort'), poi('ORT')] }],
    ['range_open', number({ answer: 5, range_from: 1 })],
    ['range_backwards', number({ answer: 5, range_from: 9, range_to: 1 })],
    ['answer_outside', number({ answer: 5, range_from: 6, range_to: 9 })],
    ['answer_twice', question({ task_type: 'guess_text', task: { answers: ['Turm', 'turm'] } })],
    ['no_right_choice', question({ task_type: 'choice', task: { choices: [{ answer: 'a', correct: false }] } })],
    ['gaps_and_words', question({ task_type: 'cloze', task: { text: '__________', words: ['b', 'c'] } })],
  ])('%s: %j', async (reason, exploration, params) => {
    const read = await validateRunFile(document(exploration));
    expect(read.ok ? [] : read.mistakes).toMatchObject([{ reason, ...(params && { params }) }]);
  });
});

test.each<[string, object]>([
  ['blank entries', task({ task_type: 'order', task: { entries: Array(200).fill('') } })],
  ['equal answers', task({ task_type: 'guess_text', task: { answers: Array(200).fill('a') } })],
  ['unknown fields', Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x${index}`, 0]))],
])('reports at most the first thousand mistakes: %s', async (_what, bad) => {
  const tasks = Array.from({ length: 200 }, (_, index) => ({ ...bad, name: `Q${index}` }));
  const pois = Array.from({ length: 20 }, (_, index) => poi(`Ort ${index}`, tasks as TaskInput[]));
  expect(await mistakesIn({ pois })).toHaveLength(1_000);
});

test('reports more points than a run can count', async () => {
  const tasks = Array.from({ length: 120 }, (_, index) =>
    task({ name: `Q${index}`, task_type: 'guess_number', points: 100_000, task: { answer: 1 } }),
  );
  const pois = Array.from({ length: 180 }, (_, index) => poi(`Ort ${index}`, tasks));
  expect(await mistakesIn({ pois })).toEqual(['exploration.pois']);
  expect(await mistakesIn({ pois: pois.slice(0, 170) })).toEqual([]);
});

test('reports a text that is too long, or a cloze without gaps, only after cleaning', async () => {
  const description = '&'.repeat(90_000);
  expect(await mistakesIn({ description })).toEqual(['exploration.description']);
  const cloze = { text: '<p title="__________">Lücke</p>', words: ['a'] };
  const tasks = [task({ task_type: 'cloze', task: cloze })];
  expect(await mistakesIn({ pois: [poi('Ort', tasks)] })).toEqual(['exploration.pois.0.tasks.0.task.text']);
});

test('refuses the key __proto__ like any unknown field', async () => {
  const whole = JSON.parse(
    '{"format":"puzzle-run/1","exploration":{"name":"a","postal_code":"1","__proto__":{"x":1}}}',
  );
  expect(await validateRunFile(whole)).toMatchObject({ ok: false });
});
