import { runFile } from '@puzzle-runs/contract/run-format.ts';
import { expect, test } from 'vitest';
import { exampleRun } from './example-runs.ts';

test.each(
  (['school', 'museum', 'town'] as const).flatMap((example) =>
    (['de', 'en'] as const).map((language) => [example, language] as const),
  ),
)(
  'the example %s in %s is a run file with three spots, whose last one opens also after a mistake',
  (example, language) => {
    const { exploration } = runFile.parse(exampleRun(example, language));
    expect(exploration).toMatchObject({ lang: language, published: false });
    expect(exploration.pois).toHaveLength(3);
    const tasks = exploration.pois.slice(0, 2).flatMap((poi) => poi.tasks);
    const [opens] = exploration.pois[2]?.prerequisites ?? [];
    const points = tasks.map((task) => task.points);
    const withOneMistake = points.reduce((sum, each) => sum + each, 0) - Math.max(...points);
    expect(opens?.value).toBeGreaterThan(0);
    expect(withOneMistake).toBeGreaterThanOrEqual(opens?.value ?? 0);
  },
);
