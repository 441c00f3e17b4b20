import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { client } = ada;
const { poi } = await ada.publishedExploration();

const NORTH = { answer: 'Nordturm', reply: 'Fast! Du hast den Nordturm gezählt.' };
const EAST = { answer: 'Ostturm', reply: 'Schau auf die Karte.', free: true };

const KINDS = {
  guess_text: { TaskGuessTextAnswers: [{ answer: 'Südturm' }] },
  guess_number: { answer: 1384 },
  cloze: { text: '<p>Der __________</p>', TaskClozeWords: [{ word: 'Südturm' }] },
  locate: { locate_type: 'qr', image: 'https://example.org/turm', code: 'Südturm' },
} as const;
type Kind = keyof typeof KINDS;

const refusalAt = (path: string, code = 'invalid_request') => ({ status: 400, body: { errors: [{ code, path }] } });

const repliesOf = ({ task }: ManagedTask) => ('TaskReplies' in task ? task.TaskReplies : undefined);

function newTask(kind: Kind, replies?: object[]) {
  return { task_type: kind, task: { ...KINDS[kind], ...(replies && { TaskReplies: replies }) } } as never;
}

function change(kind: Kind, { id }: { id: number }, TaskReplies: object[]) {
  const { changeGuessText, changeGuessNumber, changeCloze, changeLocate } = client.tasks;
  const calls = {
    guess_text: changeGuessText,
    guess_number: changeGuessNumber,
    cloze: changeCloze,
    locate: changeLocate,
  };
  return calls[kind]({ params: { poi_id: poi.id, task_id: id }, body: { TaskReplies } as never });
}

test.each(['guess_text', 'guess_number', 'cloze', 'locate'] as const)(
  'a %s keeps its replies, which are changed all at once and left out without any',
  async (kind) => {
    const [one, other] =
      kind === 'guess_number'
        ? [
            { ...NORTH, answer: '1348' },
            { ...EAST, answer: '1438' },
          ]
        : [NORTH, EAST];
    const made = await ada.task(poi, newTask(kind, [one]));
    const [{ id } = { id: 0 }] = repliesOf(made) ?? [];
    expect(repliesOf(made)).toEqual([{ id, ...one }]);
    const changed = done(await change(kind, made, [other, { id, ...one, reply: 'Andere.' }]));
    const [added] = repliesOf(changed) ?? [];
    expect(repliesOf(changed)).toEqual([
      { ...other, id: added?.id },
      { id, ...one, reply: 'Andere.' },
    ]);
    expect(added?.id).not.toBe(id);
    const without = done(await change(kind, made, []));
    expect(without.task).not.toHaveProperty('TaskReplies');
  },
);

test.each([
  ['a right answer', [{ ...NORTH, answer: ' südturm' }], refusalAt('TaskReplies.0.answer', 'already_right')],
  ['a blank answer', [{ ...NORTH, answer: ' ' }], refusalAt('TaskReplies.0.answer', 'missing')],
  ['a blank reply', [NORTH, { ...EAST, reply: '' }], refusalAt('TaskReplies.1.reply', 'missing')],
  ['an answer twice', [NORTH, { ...EAST, answer: 'NORDTURM' }], refusalAt('TaskReplies.1.answer', 'invalid_request')],
  ['more than 20', Array.from({ length: 21 }, (_, n) => ({ ...NORTH, answer: `Turm ${n}` })), refusalAt('TaskReplies')],
])('refuses %s', async (_, replies, refusal) => {
  const made = await ada.task(poi, newTask('guess_text'));
  expect(await change('guess_text', made, replies)).toMatchObject(refusal);
});

test('refuses a right answer that has a reply, and a new quest with one', async () => {
  const made = await ada.task(poi, newTask('guess_text', [NORTH]));
  const params = { poi_id: poi.id, task_id: made.id };
  expect(await client.tasks.changeGuessText({ params, body: { create: [{ answer: 'nordturm' }] } })).toMatchObject(
    refusalAt('TaskReplies.0.answer', 'already_right'),
  );
  const body = { name: 'Turm', points: 1, ...(newTask('guess_text', [{ ...NORTH, answer: 'Südturm' }]) as object) };
  expect(await client.tasks.create({ params: { poi_id: poi.id }, body: body as never })).toMatchObject(
    refusalAt('task.TaskReplies.0.answer', 'already_right'),
  );
});

test('a file and a copy have the replies, and a quest without any has no field for them', async () => {
  const made = await ada.publishedExploration();
  await ada.task(made.poi, newTask('guess_text', [NORTH, EAST]));
  await ada.task(made.poi, newTask('guess_number'));
  const copy = done(await client.managedExplorations.copy({ params: { exploration_id: made.exploration.id } }));
  for (const exploration_id of [made.exploration.id, copy.id]) {
    const file = done(await client.managedExplorations.exportFile({ params: { exploration_id } }));
    const tasks = file.exploration.pois[0]?.tasks.slice(-2).map((each) => each.task);
    expect(tasks?.[0]).toMatchObject({ replies: [NORTH, EAST] });
    expect(tasks?.[1]).not.toHaveProperty('replies');
  }
});

test('the import of a file names a reply to a right answer', async () => {
  const reply = {
    task_type: 'guess_text',
    name: 'Turm',
    points: 1,
    task: { answers: ['Süd'], replies: [{ answer: 'süd', reply: 'Ja' }] },
  };
  const pois = [{ name: 'Tor', location_type: 'coordinates', location: { latitude: 1, longitude: 1 }, tasks: [reply] }];
  const body = { format: 'puzzle-run/1', exploration: { name: 'Reaktion', postal_code: '93047', pois } } as never;
  expect(await client.managedExplorations.importFile({ body })).toMatchObject({
    status: 400,
    body: {
      errors: [{ path: 'exploration.pois.0.tasks.0.task.replies.0.answer', params: { reason: 'already_right' } }],
    },
  });
});
