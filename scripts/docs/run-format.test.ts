import { expect, test } from 'vitest';
import { validateRunFile } from '../../apps/api/src/modules/run-file/validate-run-file.ts';
import { TASK_TYPES } from '../../packages/domain/src/tasks/task-kinds.ts';
import { readText } from '../read-text.ts';

const page = readText('docs/run-format.md');
const examples: Record<string, unknown>[] = Array.from(page.matchAll(/```json\n([^]*?)```/g), ([, json]) =>
  JSON.parse(json ?? ''),
);

const basePoi = { name: 'Spot', location_type: 'hint', location: [] };

/** The example in the smallest file that can hold it. */
function asFile(example: Record<string, unknown>): unknown {
  if ('format' in example) return example;
  const poi = 'task_type' in example ? { ...basePoi, tasks: [example] } : { ...basePoi, ...example };
  return { format: 'puzzle-run/1', exploration: { name: 'Run', postal_code: '23552', pois: [poi] } };
}

test('every example of the page can be imported', async () => {
  for (const example of examples) {
    expect(await validateRunFile(asFile(example)), JSON.stringify(example)).toMatchObject({ ok: true });
  }
});

test('every kind of quest has its example', () => {
  const kinds = new Set(examples.map((example) => example.task_type).filter(Boolean));
  expect(kinds).toEqual(new Set(TASK_TYPES));
});
