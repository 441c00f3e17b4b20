import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { managedExplorations } = (await creator(opened)).client;

/** A run file with one quest. */
function fileWith(task: object) {
  const pois = [poi('Tor', [{ name: 'Quest', points: 10, ...task } as never])];
  return { format: 'puzzle-run/1', exploration: { name: freshName('Datei'), postal_code: '93047', pois } } as const;
}

async function exportedTask(explorationId: number) {
  const file = done(await managedExplorations.exportFile({ params: { exploration_id: explorationId } }));
  return file.exploration.pois[0]?.tasks[0];
}

/** The quest as it is exported after an import, and after a copy. */
async function exportedTwice(task: object) {
  const imported = done(await managedExplorations.importFile({ body: fileWith(task) as never }));
  const copied = done(await managedExplorations.copy({ params: { exploration_id: imported.id } }));
  return [await exportedTask(imported.id), await exportedTask(copied.id)];
}

const TEXT = { task_type: 'guess_text', task: { case_sensitive: false, focus: false, answers: ['Mühle'] } };
const NUMBER = { task_type: 'guess_number', task: { answer: 16, range_from: null, range_to: null } };

test.each([
  { kind: 'text', without: TEXT, tolerance: 2 },
  { kind: 'number', without: NUMBER, tolerance: 100_000 },
])(
  'keeps the tolerance of a $kind in the file and in a copy, and leaves out a tolerance of 0',
  async ({ without, tolerance }) => {
    const task = { ...without.task, tolerance };
    for (const readTask of await exportedTwice({ ...without, task })) expect(readTask?.task).toEqual(task);
    for (const readTask of await exportedTwice(without)) expect(readTask?.task).toEqual(without.task);
    const zero = { ...without, task: { ...without.task, tolerance: 0 } };
    for (const readTask of await exportedTwice(zero)) expect(readTask?.task).toEqual(without.task);
  },
);

test.each([
  { ...TEXT, task: { ...TEXT.task, tolerance: 3 } },
  { ...NUMBER, task: { ...NUMBER.task, tolerance: 100_001 } },
  { ...NUMBER, task: { ...NUMBER.task, tolerance: 0.5 } },
])('refuses a file with another tolerance: %j', async (task) => {
  expect(await managedExplorations.importFile({ body: fileWith(task) as never })).toMatchObject(
    problem(400, 'invalid_request'),
  );
});

test('keeps the explanation of a quest in the file and in a copy, sanitised, and leaves out an empty one', async () => {
  const explained = { explanation: '<p onclick="x()">Darum.</p>', explain_after_attempts: true };
  for (const readTask of await exportedTwice({ ...NUMBER, attempts: 3, ...explained }))
    expect(readTask).toMatchObject({ explanation: '<p>Darum.</p>', explain_after_attempts: true });
  for (const readTask of await exportedTwice(NUMBER)) {
    expect(readTask).not.toHaveProperty('explanation');
    expect(readTask).not.toHaveProperty('explain_after_attempts');
  }
});

test('keeps the points for the best try in the file and in a copy, and leaves out the default', async () => {
  for (const readTask of await exportedTwice({ ...NUMBER, attempts: 3, partial: true }))
    expect(readTask).toMatchObject({ partial: true });
  for (const readTask of await exportedTwice(NUMBER)) expect(readTask).not.toHaveProperty('partial');
});
